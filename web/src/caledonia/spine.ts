// The clan whose cloth is on the spine of the box.
export const spine = "stewart";
