import { describe, expect, it } from 'vitest';
import { beginInStep, check, ENTRIES, firestore, repairAll, readStored } from './project.ts';

beginInStep();

describe('npm run repair, of talents and their demos', () => {
  it('keeps the public version of a demo while a new one waits, and never shows that one', async () => {
    const change = { reviewStatus: 'pending', name: 'Unheard', tone: 'HIG', reviewedAt: null };
    await firestore().doc('demos/heard').update(change);
    await firestore()
      .doc(ENTRIES.one)
      .update({ demos: { approved: 0, pending: 2, rejected: 0 } });
    await repairAll();
    expect(await readStored('demoCache/heard')).toMatchObject({ name: 'Warm', tone: 'MED' });
    expect((await check()).code).toBe(0);

    await firestore().doc('demoCache/heard').update({ syntheticVoiceConsent: true });
    expect((await check()).found).toEqual(['demoCache/heard differs in syntheticVoiceConsent']);
    await firestore().doc('demoCache/heard').delete();

    const { code, found } = await repairAll();
    expect([code, found[0], found[1]]).toEqual([
      1,
      'castingDemos/film_eng_hero_heard differs in isWithdrawn',
      expect.stringMatching(/^demoCache\/heard is missing; .*next approval$/),
    ]);

    expect(await readStored('demoCache/heard')).toBeUndefined();
  });

  it('rebuilds nothing for a person whose data is being deleted', async () => {
    await firestore().doc('deletionRequests/vera').set({ talentId: 'vera', state: 'erasing' });
    await firestore().doc('demoCache/heard').delete();
    await firestore().doc('talentCache/vera').delete();
    expect(await repairAll()).toMatchObject({ code: 0, found: [] });
    expect(await readStored('talentCache/vera')).toBeUndefined();
  });
});
