import { ENTRIES, firestore } from '../project.ts';
import type { Fault } from './fault.ts';

export const TALENTS: readonly Fault[] = [
  [
    'a public copy of a talent that differs',
    'talentCache/vera',
    () =>
      firestore()
        .doc('talentCache/vera')
        .update({ agencyIds: ['one', 'two'], homeStudio: true, email: 'x' }),
    ['talentCache/vera differs in agencyIds, homeStudio, email'],
  ],
  [
    'a public copy that is missing',
    'talentCache/vera',
    () => firestore().doc('talentCache/vera').delete(),
    ['talentCache/vera is missing'],
  ],
  [
    'an approved demo that clients do not find',
    'demoCache/heard',
    () => firestore().doc('demoCache/heard').delete(),
    // Without a public copy it can't be cast, but the copy is restored.
    ['demoCache/heard is missing'],
  ],
  [
    'any field of a public demo',
    'demoCache/heard',
    () =>
      firestore()
        .doc('demoCache/heard')
        .update({ tone: 'HIG', peaks: [1], is: {}, fileSize: 3 }),
    ['demoCache/heard differs in peaks, tone, is, fileSize'],
  ],
  [
    'a public copy with another name',
    'demoCache/heard',
    () => firestore().doc('demoCache/heard').update({ talentId: 'nobody' }),
    ['demoCache/heard is missing'],
  ],
  [
    'rate cards, one changed and one missing',
    'talentRateCards/one_vera',
    async () => {
      await firestore().doc('talentRateCards/one_vera').update({ sessionFee: 1 });
      await firestore().doc('talentRateCards/two_vera').delete();
    },
    ['talentRateCards/one_vera differs in sessionFee', 'talentRateCards/two_vera is missing'],
  ],
  [
    'a voice among those tested that is missing',
    'testedVoices/one_heard',
    () => firestore().doc('testedVoices/one_heard').delete(),
    ['testedVoices/one_heard is missing'],
  ],
  [
    'a tested voice whose copy differs',
    'testedVoices/one_heard',
    () =>
      firestore()
        .doc('testedVoices/one_heard')
        .update({ tone: 'HIG', agencyIds: ['one', 'two'] }),
    ['testedVoices/one_heard differs in agencyIds, tone'],
  ],
  [
    'a summary of rehearsals',
    'rehearsalSummaries/one',
    () =>
      firestore()
        .doc('rehearsalSummaries/one')
        .update({ 'talents.gone': { latencyMs: 1 } }),
    ['rehearsalSummaries/one differs in talents'],
  ],
  [
    'a summary of rehearsals that is missing',
    'rehearsalSummaries/one',
    () => firestore().doc('rehearsalSummaries/one').delete(),
    ['rehearsalSummaries/one is missing'],
  ],
  [
    'a place in a roster',
    ENTRIES.one,
    () => firestore().doc(ENTRIES.one).update({ 'demos.pending': 7, 'is.gender_mal': true }),
    [`${ENTRIES.one} differs in demos, is`],
  ],
  [
    'agencies that a record of the talent repeats',
    'vacations/spring',
    () =>
      firestore()
        .doc('vacations/spring')
        .update({ agencyIds: ['one'] }),
    ['vacations/spring differs in agencyIds'],
  ],
  [
    'a category for which two demos stand, or none',
    'demos/heard',
    () => firestore().doc('demos/heard').update({ principalInCategory: false }),
    ['demos/heard differs in principalInCategory'],
  ],
];
