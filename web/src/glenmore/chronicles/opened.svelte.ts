// Which chronicle lies open over the land; the tokens at the foot and the board itself share it.

class Opened {
  /** Its number, or 0 if none is open. */
  number = $state(0);
  /** Whether a question opened it: such a board closes with its question. */
  private asked = false;

  toggle(number: number) {
    this.number = this.number === number ? 0 : number;
    this.asked = false;
  }

  show(number: number) {
    this.number = number;
    this.asked = false;
  }

  close() {
    this.number = 0;
    this.asked = false;
  }

  /** A new question: of a chronicle that answers it, or (0) of the land, which must then be in sight. */
  turnTo(number: number, mine: boolean) {
    if (number > 0) {
      this.number = number;
      this.asked = true;
    } else if (mine || this.asked) this.close();
  }
}

export const opened = new Opened();
