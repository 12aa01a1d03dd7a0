import { describe, expect, it } from 'vitest';
import { beginInStep, check, firestore, repairAll, readStored } from './project.ts';

beginInStep();

describe('npm run repair, of castings and licences', () => {
  it('restores a listed demo with its count, and withdraws another', async () => {
    await firestore().doc('castingDemos/film_eng_hero_heard').update({ isWithdrawn: true });
    await firestore().doc('castings/film_eng').update({ 'withdrawn.hero': 1 });
    const place = 'castingDemos/film_eng_hero_heard';
    expect((await check()).found).toEqual([`${place} differs in isWithdrawn`]);
    expect((await repairAll()).code).toBe(0);
    expect(await readStored(place)).toMatchObject({ isWithdrawn: false });
    expect(await readStored('castings/film_eng')).toMatchObject({ withdrawn: { hero: 0 } });

    await firestore().doc(place).update({ agencyId: 'two' });
    expect((await repairAll()).found).toEqual([`${place} differs in isWithdrawn`]);
    expect(await readStored('castings/film_eng')).toMatchObject({ withdrawn: { hero: 1 } });
    expect((await check()).code).toBe(0);
  });

  it("copies a talent's consent to synthetic voices to a listed demo, without counting it", async () => {
    const place = 'castingDemos/film_eng_hero_heard';
    await firestore().doc('demos/heard').update({ syntheticVoiceConsent: true });

    const both = ['demo.syntheticVoiceConsent', 'syntheticVoiceConsent'];
    const expected = [
      `${place} differs in ${both[0]}`,
      ...['demoCache/heard', 'testedVoices/one_heard'].map(
        (publicCopy) => `${publicCopy} differs in ${both[1]}`,
      ),
    ];
    expect((await repairAll()).found).toEqual(expected);
    expect(await readStored(place)).toMatchObject({ demo: { syntheticVoiceConsent: true } });
    expect(await readStored('castings/film_eng')).toMatchObject({ withdrawn: {} });
    // Nothing is known of a deleted demo, so existing fields stay.
    await firestore().doc(place).update({ demoId: 'gone' });
    await repairAll();

    expect(await readStored(place)).toMatchObject({
      isWithdrawn: true,
      demo: { syntheticVoiceConsent: true },
    });

    expect((await check()).code).toBe(0);
  });

  it('records licences of a voice for valid sales only', async () => {
    const sold = {
      agencyId: 'one',
      companyId: 'globex',
      companyName: 'Globex',
      projectId: 'film',
      orderId: 'film',
      talentId: 'vera',
      brand: 'Solera',
      brandCategory: 'BANKING',
      soldOn: '2031-03-01',
      firstAirOn: null,
      liveThrough: null,
      state: 'live',
      renewedTerms: 0,
      duration: { code: '1Y' },
      format: { code: 'TV' },
      territoryCover: { code: 'ESP' },
    };
    await firestore().doc('soldLicences/film_a').set(sold);
    await firestore()
      .doc('soldLicences/film_b')
      .set({ ...sold, format: { code: 'RADIO' }, state: 'replaced' });
    await firestore()
      .doc('soldLicences/lost_a')
      .set({ ...sold, talentId: 'nobody' });
    expect(await check()).toMatchObject({ code: 1, found: ['liveLicences/vera is missing'] });
    expect((await repairAll()).code).toBe(0);

    const use = { media: 'TV', territory: 'ESP', from: '2031-03-01', to: '2032-02-29' };
    const order = { agencyId: 'one', brandKey: 'globex solera', category: 'BANKING', uses: [use] };
    expect(await readStored('liveLicences/vera')).toEqual({ orders: { film: order } });
    await firestore().doc('soldLicences/film_a').update({ state: 'cancelled' });
    expect((await check()).found).toEqual(['liveLicences/vera differs in orders']);
    expect((await repairAll()).code).toBe(0);
    expect(await readStored('liveLicences/vera')).toEqual({ orders: {} });
  });
});
