import { TEXTS, VOICES } from './texts.mjs';
import { SPOKEN_RATE } from './speak.mjs';
import { addBreath, addNoise, toRate } from './sounds.mjs';

/** Sample rate of finished recordings, in hertz. */
export const REEL_RATE = 44_100;
const MAX_SECONDS = 60;

/** Deterministic random numbers (mulberry32). */
const createRandom = (seed) => {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const omitOne = (list, index) => list.filter((_, position) => position !== index);
const swapFirst = ([first, second, ...rest]) => [second, first, ...rest];

/** Draws a recording's content: takes as sentence numbers, and its faults. */
const draw = (number) => {
  const random = createRandom(number);
  const between = (low, high) => low + random() * (high - low);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const isTrue = (share) => random() < share;
  const language = number % 4 < 2 ? 'en' : 'es';
  const texts = TEXTS[language];
  const script = pick(texts.scripts);
  const count = pick([2, 3, 3, 3, 4]);
  const all = script.map((_, index) => index);
  const takes = Array.from({ length: count }, () => all);
  const shorter = isTrue(0.15) && script.length > 2 ? Math.floor(random() * count) : -1;
  if (shorter >= 0) takes[shorter] = omitOne(all, 1 + Math.floor(random() * (script.length - 1)));
  else if (isTrue(0.12)) takes[Math.floor(random() * count)] = swapFirst(all);

  return {
    random,
    between,
    script,
    takes,
    shorter,
    voice: pick(VOICES[language]),
    speed: between(135, 175),
    pitch: between(35, 65),
    slate: isTrue(0.3) ? pick(texts.slates) : undefined,
    announcement: isTrue(0.12) ? pick(texts.announcements) : undefined,
    announced: 1 + Math.floor(random() * (count - 1)),
    closing: isTrue(0.25) ? pick(texts.closings) : undefined,
    longSilence: isTrue(0.2) ? 1 + Math.floor(random() * (count - 1)) : -1,
    hasBreaths: isTrue(0.6),
    noise: between(-66, -42),
  };
};

/** Makes a recording with known borders, determined by its number. */
export const makeReel = async (number, speak) => {
  const plan = draw(number);
  const { random, between } = plan;
  const parts = [];
  let start = 0;
  const addSilence = (seconds) => (start += Math.round(seconds * REEL_RATE));

  const say = (spoken, gain) => {
    const samples = toRate(spoken, SPOKEN_RATE, REEL_RATE);
    const from = start;
    parts.push({ from, samples, gain });
    start += samples.length;
    return { startMs: (from / REEL_RATE) * 1000, endMs: (start / REEL_RATE) * 1000 };
  };

  const getManner = () => ({
    voice: plan.voice,
    speed: Math.round(plan.speed * between(0.87, 1.15)),
    pitch: Math.round(plan.pitch + between(-10, 10)),
  });

  const sayAlone = async (text) => say((await speak([text], getManner()))[0], 0.9);

  addSilence(between(0.2, 0.7));

  let slate;
  if (plan.slate) {
    slate = await sayAlone(plan.slate);
    addSilence(between(0.8, 2));
  }

  const takes = [];
  for (const [index, order] of plan.takes.entries()) {
    if (index > 0) addSilence(index === plan.longSilence ? between(4, 6) : between(0.7, 2.2));

    if (plan.announcement && index === plan.announced) {
      await sayAlone(plan.announcement);
      addSilence(between(0.8, 1.6));
    }

    const spoken = await speak(
      order.map((sentence) => plan.script[sentence]),
      getManner(),
    );
    const gain = 10 ** (between(-3, 1) / 20);
    const spans = spoken.map((samples, sentence) => {
      if (sentence > 0) addSilence(between(0.2, 1));
      return say(samples, gain);
    });
    const phrases = order.map((sentence, position) => ({ sentence, ...spans[position] }));

    takes.push({ startMs: spans[0].startMs, endMs: spans.at(-1).endMs, phrases });
  }

  let talkAfter;
  if (plan.closing) {
    addSilence(between(0.9, 2.5));
    talkAfter = await sayAlone(plan.closing);
  }

  addSilence(between(0.2, 0.8));

  if (start > MAX_SECONDS * REEL_RATE) return makeReel(number + 100_000, speak);

  const samples = new Float32Array(start);
  for (const { from, samples: partSamples, gain } of parts)
    partSamples.forEach((value, index) => (samples[from + index] += value * gain * 0.6));
  if (plan.hasBreaths)
    for (const { from } of parts) if (random() < 0.5) addBreath(samples, from, REEL_RATE, random);
  addNoise(samples, plan.noise, REEL_RATE, random);
  return { samples, sampleRate: REEL_RATE, takes, slate, talkAfter, plan };
};
