// Tells a player who looks elsewhere that it is the turn: title, sound, notification.

let waiting = false;

export function titled(title: string, mine: boolean) {
  document.title = mine ? `● Your turn – ${title}` : title;
}

export function signalTurn(prompt: string, sound: boolean, notify: boolean) {
  if (sound) chime();
  if (notify && document.hidden && !waiting && "Notification" in window && Notification.permission === "granted") {
    waiting = true;
    const note = new Notification("Clachan: your turn", { body: prompt, tag: "clachan-turn" });
    note.onclose = () => (waiting = false);
    note.onclick = () => {
      waiting = false;
      window.focus();
      note.close();
    };
  }
}

function chime() {
  const audio = new AudioContext();
  const now = audio.currentTime;
  for (const [index, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + index * 0.14);
    volume.gain.linearRampToValueAtTime(0.12, now + index * 0.14 + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, now + index * 0.14 + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(now + index * 0.14);
    tone.stop(now + index * 0.14 + 0.55);
  }
  window.setTimeout(() => void audio.close(), 1200);
}
