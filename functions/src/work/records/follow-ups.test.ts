import { describe, expect, it } from 'vitest';
import type { VoiceComment } from '@domain/castings/voice-comments.ts';
import type { Invoice } from '@domain/orders/invoices.ts';
import { invoices } from './invoices.ts';
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

  it('an agency’s revenue of a month', async () => {
    const paper = {
      id: 'one_1',
      agencyId: 'one',
      issuedOn: '2026-05-05',
      currency: 'EUR',
      kind: 'invoice',
      net: 5,
    };
    const get = await runOn({}, (work) => work.create(invoices, paper as unknown as Invoice));
    expect(get('revenueMonths/one_2026-05')).toMatchObject({ agencyId: 'one', month: '2026-05' });
  });
});
