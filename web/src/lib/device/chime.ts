/** The sound of "your decision": two short tones, made here. */
const TONES = [587.3, 880]; // Hz
const LENGTH = 0.16; // s
const LOUDEST = 0.27;
const AFTER = 60; // ms: what is new is drawn first, as a sound takes a while to get ready
let sound: AudioContext | null = null;

/** As loud as wanted, in percent. */
export function chime(loud: number): void {
  setTimeout(() => ring(loud / 100), AFTER);
}

function ring(loud: number): void {
  sound ??= new AudioContext();
  if (sound.state === "suspended") void sound.resume();
  TONES.forEach((tone, place) => play(sound as AudioContext, tone, place * LENGTH * 0.8, loud));
}

function play(context: AudioContext, tone: number, after: number, loud: number): void {
  const start = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = tone;
  source.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDEST * loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH * 2);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + LENGTH * 2);
}
