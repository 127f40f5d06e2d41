/** The sound of "your decision": two short tones, made here. */
const TONES_HZ = [587.3, 880];
const TONE_S = 0.16;
const MAX_GAIN = 0.27;
const DELAY_MS = 60; // what is new is drawn first, as a sound takes a while to get ready
let sound: AudioContext | null = null;

/** As loud as wanted, in percent. */
export function chime(loud: number): void {
  setTimeout(() => ring(loud / 100), DELAY_MS);
}

function ring(loud: number): void {
  sound ??= new AudioContext();
  if (sound.state === "suspended") void sound.resume();
  TONES_HZ.forEach((tone, place) => play(sound as AudioContext, tone, place * TONE_S * 0.8, loud));
}

function play(context: AudioContext, tone: number, after: number, loud: number): void {
  const start = context.currentTime + after;
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = tone;
  source.type = "sine";
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(MAX_GAIN * loud, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + TONE_S * 2);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + TONE_S * 2);
}
