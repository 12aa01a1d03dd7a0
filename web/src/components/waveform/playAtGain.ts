import { toFactor } from '@domain/audio/gain.ts';

let context: AudioContext | undefined;
/** A media element can be connected to the graph only once, and then always plays through it. */
const boosts = new WeakMap<HTMLMediaElement, GainNode>();

/** Audio from other origins is silent in a graph. */
const isOurs = ({ currentSrc }: HTMLMediaElement): boolean =>
  currentSrc !== '' && new URL(currentSrc).origin === window.location.origin;

const getBoost = (media: HTMLMediaElement): GainNode => {
  const boostNode = boosts.get(media);
  if (boostNode) return boostNode;
  context ??= new AudioContext();
  const boost = context.createGain();
  context.createMediaElementSource(media).connect(boost).connect(context.destination);
  boosts.set(media, boost);
  return boost;
};

/**
 * Plays an element at a gain in dB. Attenuation sets its volume; amplification, and devices that ignore the volume, need a graph.
 * Called on play, because a graph may only start after a user action.
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
