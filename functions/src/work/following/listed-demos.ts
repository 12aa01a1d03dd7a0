import { FieldValue } from 'firebase-admin/firestore';
import type { AuditionEntry } from '@domain/auditions/auditions.ts';
import type { CastingDemo } from '@domain/castings/castings.ts';
import type { Demo, PublicDemo } from '@domain/demos/demos.ts';
import { isWithdrawnFrom } from '@domain/demos/public-demo.ts';
import { repeatedFields } from '../copies/projection.ts';
import { records } from '../copies/source.ts';
import { talentSource } from '../collections/talents.ts';

const places = records<CastingDemo>('castingDemos');

const CONSENT = 'demo.syntheticVoiceConsent';
const NAME = 'demo.talentPublicName';

/** Public previews detect changes of a listed demo by this time. */
const touched = { changedAt: FieldValue.serverTimestamp() };

/** Whether clients can cast a listed demo, and its consent to synthetic voices. A deleted demo's consent stays as it was. */
export const listedDemos = repeatedFields({
  key: 'demos',
  under: {
    collection: 'talents',
    keys: async (state, talentId) => {
      const listed = await places.by('talentId', ['demoId']).read(state, talentId);
      return [...new Set(listed.map(({ demoId }) => demoId))];
    },
  },
  sources: {
    publicDemo: records<PublicDemo>('demoCache').byId(['agencyIds']),
    demo: records<Demo>('demos').byId(['syntheticVoiceConsent']),
  },
  stored: {
    listed: places.by('demoId', [
      'agencyId',
      'projectId',
      'castingId',
      'voiceId',
      'isSelected',
      'isWithdrawn',
      'demo',
    ]),
  },
  copies: ({ publicDemo, demo, listed }, doc) =>
    listed.map((place) => {
      const isWithdrawn = isWithdrawnFrom(place.agencyId, publicDemo);
      const wasWithdrawn = place.isWithdrawn ?? false;
      // Older places don't have this part.
      const before = place.demo as Partial<CastingDemo['demo']> | undefined;

      return {
        ref: doc('castingDemos', place.id),
        agencyIds: [place.agencyId],
        stored: { isWithdrawn: wasWithdrawn, [CONSENT]: before?.syntheticVoiceConsent ?? false },
        wanted: { isWithdrawn, ...(demo ? { [CONSENT]: demo.syntheticVoiceConsent } : {}) },
        touched,
      };
    }),
});

/** A talent's public name in shortlists and auditions. */
export const repeatedNames = repeatedFields({
  key: 'talents',
  sources: { talent: talentSource.byId(['publicName']) },
  stored: {
    listed: places.by('talentId', ['agencyId', 'demo']),
    entries: records<AuditionEntry>('auditionEntries').by('talentId', ['agencyId', 'talentPublicName']),
  },
  copies: ({ talent, listed, entries }, doc) =>
    talent
      ? [
          ...listed.map((place) => ({
            ref: doc('castingDemos', place.id),
            agencyIds: [place.agencyId],
            stored: { [NAME]: (place.demo as Partial<CastingDemo['demo']> | undefined)?.talentPublicName },
            wanted: { [NAME]: talent.publicName },
            touched,
          })),
          ...entries.map(({ id, agencyId, talentPublicName }) => ({
            ref: doc('auditionEntries', id),
            agencyIds: [agencyId],
            stored: { talentPublicName },
            wanted: { talentPublicName: talent.publicName },
          })),
        ]
      : [],
});
