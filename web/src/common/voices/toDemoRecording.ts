import type { CastingDemo } from '@domain/castings/castings.ts';
import { fetchDemoUrl } from './playbackUrls.ts';
import type { Recording } from './VoiceRecording.tsx';

/** Returns a player's input for a listed demo. */
export const toDemoRecording = ({ talentId, demoId, demo }: CastingDemo): Recording => ({
  title: `${demo.talentPublicName}, ${demo.name}`,
  peaks: demo.peaks,
  durationMs: demo.durationMs,
  level: demo.level,
  getUrl: () => fetchDemoUrl(talentId, demoId, 'approved'),
  preloads: true,
});
