import type { Operations } from '../../work/operation.ts';
import { play } from './play.ts';

export const audio = {
  'audio.play': play,
} satisfies Partial<Operations>;
