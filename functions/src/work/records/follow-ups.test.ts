import { describe, expect, it } from 'vitest';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import { runOn } from './unit.fixture.ts';
import { voiceComments } from './voice-comments.ts';

describe('a plain write keeps', () => {
  it('the number of a listed voice’s comments', async () => {
    const stored = {
      'castingDemos/a': { comments: 2 },
      'voiceComments/kept': { castingDemoId: 'a' },
      'voiceComments/gone': { castingDemoId: 'a' },
      'voiceComments/waiting': { castingDemoId: 'unlisted' },
    };
    const get = await runOn(stored, async (work) => {
      for (const id of ['new', 'newer'])
        work.create(voiceComments, { id, castingDemoId: 'a' } as unknown as VoiceComment);
      for (const comment of await work.readAll(voiceComments, ['gone', 'waiting'])) work.delete(comment);
    });
    expect(get('castingDemos/a')).toEqual({ comments: 3 });
    expect(get('castingDemos/unlisted')).toBeNull();
  });
});
