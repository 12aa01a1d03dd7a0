import { FieldPath, FieldValue, type DocumentReference } from 'firebase-admin/firestore';
import type { CollectionName } from '@domain/access/matrix.ts';
import type { DemoCache } from '@domain/demos/demos.ts';
import { getPrincipals } from '@domain/demos/principal.ts';
import { isWithdrawnFrom, getKnownFields, toPublicDemo } from '@domain/demos/public-demo.ts';
import { toTestedVoice } from '@domain/demos/tested-voices.ts';
import { toRateCard } from '@domain/rates/rate-card.ts';
import { toRosterEntry } from '@domain/roster/roster-entry.ts';
import { toPublicHalf, shownIn } from '@domain/talents/public-half.ts';
import { withoutId } from '../firestore/db.ts';
import type { Copy } from './compare.ts';
import { withoutFormer } from './former-fields.ts';
import { refTo, type CopiesOf } from './moment.ts';
import { byId, findTalentSources, type TalentSources } from './talent-sources.ts';

/** Why a public half can't be rebuilt while a new version awaits review. */
const WAITS = 'the version that clients found is not kept elsewhere. It comes back with the next approval';

type Doc = (collection: CollectionName, id: string) => DocumentReference;

interface PublicDemo extends Copy {
  readonly id: string;
  readonly stored: Omit<DemoCache, 'id'> | undefined;
  readonly wanted: Partial<DemoCache> | null;
  readonly made: Omit<DemoCache, 'id'> | null;
}

/** Returns the stored part of a record that may be partial. */
const withoutName = <Fields extends object>(fields: Fields): Omit<Fields, 'id'> => {
  const { id: _id, ...rest } = fields as Fields & { readonly id?: string };
  return rest;
};

const either = (
  stored: ReadonlyMap<string, unknown>,
  wanted: ReadonlyMap<string, unknown>,
): readonly string[] => [...new Set([...stored.keys(), ...wanted.keys()])];

const publicHalf = (
  doc: Doc,
  { talent, publicHalf: half }: TalentSources,
  shownBy: readonly string[],
): Copy => ({
  ref: doc('talentCache', talent.id),
  agencyIds: talent.agencyIds,
  stored: half && withoutId(half),
  wanted: withoutId(toPublicHalf(talent, shownBy)),
  besides: [],
});

const publicDemos = (
  doc: Doc,
  { talent, demos, halves }: TalentSources,
  shownBy: readonly string[],
): readonly PublicDemo[] => {
  const { publicName, homeStudio, voiceSpecs } = talent;
  const shown = { publicName, agencyIds: shownBy, homeStudio, voiceSpecs };
  const wanted = byId(demos.filter(({ approved }) => approved));
  // While a new version awaits review, clients find the language of the previous one.
  const languages = [...wanted.values()].flatMap(({ id, reviewStatus, language }) =>
    reviewStatus === 'approved' ? [language] : (halves.get(id)?.language ?? []),
  );
  return either(halves, wanted).map((id) => {
    const demo = wanted.get(id);
    const stored = halves.get(id);
    const isHeard = demo?.reviewStatus === 'approved';
    const made = isHeard ? toPublicDemo(demo, shown, demo.reviewedAt ?? demo.updatedAt, languages) : null;
    return {
      id,
      ref: doc('demoCache', id),
      agencyIds: talent.agencyIds,
      stored: stored && withoutId(stored),
      wanted: demo ? withoutName(getKnownFields(demo, shown, languages)) : null,
      made: made && withoutId(made),
      why: WAITS,
      // While a new version awaits review, the public half keeps the data of the previous one.
      besides: isHeard ? ['approvedAt'] : undefined,
    };
  });
};

interface OfAgency {
  readonly id: string;
  readonly agencyId: string;
}

const ofAgencies = (
  doc: Doc,
  collection: CollectionName,
  storedRecords: readonly OfAgency[],
  wantedRecords: readonly OfAgency[],
): readonly Copy[] => {
  const [stored, wanted] = [byId(storedRecords), byId(wantedRecords)];
  return either(stored, wanted).map((id) => {
    const [is, shouldBe] = [stored.get(id), wanted.get(id)];
    return {
      ref: doc(collection, id),
      agencyIds: [shouldBe?.agencyId ?? is?.agencyId ?? ''],
      stored: is && withoutId(is),
      wanted: shouldBe ? withoutId(shouldBe) : null,
      besides: [],
    };
  });
};

const rateCards = (doc: Doc, { talent, rates, cards }: TalentSources): readonly Copy[] => {
  const wanted = rates ? talent.agencyIds.map((agencyId) => toRateCard(agencyId, rates)) : [];
  return ofAgencies(doc, 'talentRateCards', cards, wanted);
};

/** Returns the wanted copies of public halves for agencies that show the talent and tested their connection. */
const testedVoices = (
  doc: Doc,
  { rehearsals, tested }: TalentSources,
  shownBy: readonly string[],
  halves: readonly PublicDemo[],
): readonly Copy[] => {
  const shown = halves.flatMap(({ id, stored, wanted, made }) => {
    const half = stored ?? made;
    if (!wanted || !half) return [];
    // While a new version awaits review, the previous one is copied.
    return [{ ...(made ? { approvedAt: half.approvedAt } : half), ...wanted, id } as DemoCache];
  });
  const testing = rehearsals.map(({ agencyId }) => agencyId).filter((id) => shownBy.includes(id));
  const wanted = testing.flatMap((agencyId) => shown.map((half) => toTestedVoice(agencyId, half)));
  return ofAgencies(doc, 'testedVoices', tested, wanted);
};

const rosterEntries = (doc: Doc, sources: TalentSources): readonly Copy[] => {
  const { talent, demos, rates, connection, terms, scores, entries, memberships, vacations } = sources;
  const wanted = talent.agencyIds.map((agencyId) =>
    toRosterEntry(agencyId, {
      ...{ talent, demos, rates, connection, vacations },
      terms: terms.get(`${agencyId}_${talent.id}`),
      score: scores.get(`${agencyId}_${talent.id}`),
      isBlocked: memberships.some((one) => one.agencyId === agencyId && one.role === 'talent' && one.blocked),
    }),
  );
  return ofAgencies(doc, 'roster', entries, wanted);
};

/** Returns the agencies that the talent's records repeat for the rules, with each category's principal demo and without obsolete fields. */
const repeated = (doc: Doc, { talent, own, demos, vacations, dossiers }: TalentSources): readonly Copy[] => {
  const { agencyIds } = talent;
  const principals = getPrincipals(demos);
  const records = [
    ...own,
    ...demos.map((one) => ['demos', one] as const),
    ...vacations.map((one) => ['vacations', one] as const),
    ...dossiers.map((one) => ['demoDossiers', one] as const),
  ];
  return [...records, ['talents', talent] as const].map(([collection, record]) => ({
    ref: doc(collection, record.id),
    agencyIds,
    stored: record,
    wanted: {
      agencyIds,
      ...withoutFormer(collection, record),
      ...(collection === 'demos' ? { principalInCategory: principals.has(record.id) } : {}),
    },
  }));
};

const CONSENT = 'demo.syntheticVoiceConsent';
const NAME = 'demo.talentPublicName';

/** Returns listed demos' castability, consent and owner; the casting counts those that aren't castable. Skips deleted demos. */
const listedPlaces = (
  doc: Doc,
  { talent, places, demos }: TalentSources,
  wantedHalves: ReadonlyMap<string, Partial<DemoCache>>,
): readonly Copy[] =>
  places.map((place) => {
    const half = wantedHalves.get(place.demoId);
    const isWithdrawn = isWithdrawnFrom(place.agencyId, half && { agencyIds: half.agencyIds ?? [] });
    const wasWithdrawn = place.isWithdrawn ?? false;
    const demo = demos.find(({ id }) => id === place.demoId);
    // Older places don't have this part; listed demos had no owner then.
    const listed = place.demo as CastingDemoFacts | undefined;
    return {
      ref: doc('castingDemos', place.id),
      agencyIds: [place.agencyId],
      stored: {
        isWithdrawn: wasWithdrawn,
        [CONSENT]: listed?.syntheticVoiceConsent ?? false,
        [NAME]: listed?.talentPublicName,
      },
      wanted: {
        isWithdrawn,
        [NAME]: talent.publicName,
        ...(demo ? { [CONSENT]: demo.syntheticVoiceConsent } : {}),
      },
      follow: (transaction) => {
        if (isWithdrawn !== wasWithdrawn)
          transaction.update(
            doc('castings', place.castingId),
            new FieldPath('withdrawn', place.voiceId),
            FieldValue.increment(isWithdrawn ? 1 : -1),
          );
      },
    };
  });

type CastingDemoFacts = Partial<TalentSources['places'][number]['demo']>;

const auditioned = (doc: Doc, { talent, auditions }: TalentSources): readonly Copy[] =>
  auditions.map(({ id, agencyId, talentPublicName }) => ({
    ref: doc('auditionEntries', id),
    agencyIds: [agencyId],
    stored: { talentPublicName },
    wanted: { talentPublicName: talent.publicName },
  }));

/** Returns every copy of a talent's records, stored and wanted, at one moment. Empty for erased talents; talents being erased aren't rebuilt. */
export const getTalentCopies: CopiesOf = async (moment, id) => {
  const doc: Doc = (collection, name) => refTo(moment, collection, name);
  const sources = await findTalentSources(moment, id);
  if (!sources) return [];
  // Derived copies use the wanted values of these.
  const principals = getPrincipals(sources.demos);
  const demos = sources.demos.map((demo) => ({ ...demo, principalInCategory: principals.has(demo.id) }));
  const shownBy = shownIn(sources.talent, sources.memberships);
  const halves = publicDemos(doc, { ...sources, demos }, shownBy);
  const wantedHalves = new Map(
    halves.flatMap((half) => (half.wanted && (half.stored || half.made) ? [[half.id, half.wanted]] : [])),
  );
  return [
    ...repeated(doc, sources),
    publicHalf(doc, sources, shownBy),
    ...halves,
    ...rateCards(doc, sources),
    ...testedVoices(doc, sources, shownBy, halves),
    ...rosterEntries(doc, sources),
    ...listedPlaces(doc, sources, wantedHalves),
    ...auditioned(doc, sources),
  ];
};
