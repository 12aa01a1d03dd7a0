import { toFactor } from '@domain/audio/gain.ts';

let context: AudioContext | undefined;
/** An element can be led through the graph once, and plays through it from then on. */
const boosts = new WeakMap<HTMLMediaElement, GainNode>();

/** Audio of another origin is silent behind a graph. */
const isOurs = ({ currentSrc }: HTMLMediaElement): boolean =>
  currentSrc !== '' && new URL(currentSrc).origin === window.location.origin;

const getBoost = (media: HTMLMediaElement): GainNode => {
  const known = boosts.get(media);
  if (known) return known;
  context ??= new AudioContext();
  const boost = context.createGain();
  context.createMediaElementSource(media).connect(boost).connect(context.destination);
  boosts.set(media, boost);
  return boost;
};

/**
 * Plays an element by so many dB louder or softer. Softer is its volume alone; louder, which no volume is, goes through a
 * graph, as does everything where a device keeps the volume to itself. Called when it plays: a graph begins by a press.
 */
export const playAtGain = (media: HTMLMediaElement, decibels: number): void => {
  const factor = toFactor(decibels);
  const volume = Math.min(1, factor);
  media.volume = volume;
  const isKept = Math.abs(media.volume - volume) > 0.01;
  const rest = isKept ? factor : Math.max(1, factor);
  if (boosts.has(media) || (Math.abs(rest - 1) > 0.01 && isOurs(media))) {
    getBoost(media).gain.value = rest;
    void context?.resume();
  }
};
