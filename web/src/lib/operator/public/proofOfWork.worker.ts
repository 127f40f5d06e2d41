/** Looks for the answer to a challenge, beside the page. */
import { firstWord } from "./sha256";

export interface Progress {
  tries: number;
  /** Only once it is found. */
  answer?: number;
}

const TRIES_PER_MESSAGE = 50_000;

onmessage = ({ data: { challenge, bits } }: MessageEvent<{ challenge: string; bits: number }>) => {
  const report = (progress: Progress) => postMessage(progress);
  for (let answer = 0; ; answer += 1) {
    if (firstWord(`${challenge}:${answer}`) >>> (32 - bits) === 0) return report({ tries: answer, answer });
    if (answer % TRIES_PER_MESSAGE === 0) report({ tries: answer });
  }
};
