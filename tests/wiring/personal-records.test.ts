import { describe, expect, it } from 'vitest';
import { ACCESS } from '@domain/access/matrix.ts';
import {
  PERSONAL_RECORDS,
  RETAINED_AND_EXPORTED,
  RETAINED_RECORDS,
  MENTIONING_COLLECTIONS,
} from '../../functions/src/features/privacy/erasure/personal-records.ts';
import { EXPORTED_FIELDS, UNEXPORTED } from '../../functions/src/features/privacy/erasure/exported-fields.ts';
import { readRecords } from '../../scripts/docs/records.mjs';

/** Same id as a demo. */
const companion = PERSONAL_RECORDS.flatMap((kind) => kind.companion ?? []);
const personalCollections: readonly string[] = [
  ...PERSONAL_RECORDS.map(({ collection }) => collection),
  ...companion,
];
const described: readonly string[] = [
  ...personalCollections,
  ...MENTIONING_COLLECTIONS,
  ...Object.keys(RETAINED_RECORDS),
];

/** Collections with a field like a person's, and why they contain nothing of talents. */
const NOBODYS: Readonly<Record<string, string>> = {
  agencies: "an agency's address for the public",
  rehearsalSummaries: 'repeats the rehearsals of an agency; a talent’s part is taken out with theirs',
  webhooks: 'what an admin calls a system of the agency, and the uid of that admin',
  apiKeys: 'what an admin calls a program, and the uid of that admin',
  auditions: 'a number of talents',
  companies: "a company's name",
  companyMerges: 'names of companies, and the uid of the admin who merged them',
  countries: "a country's name",
  curationTickets: 'a number of talents, and the uid of an engineer',
  guests: 'the name that a guest without an account chose',
  languages: "a language's name",
  rateTables: 'the uid of the admin who saved it',
  projects: 'the uid of its creator, and names of companies',
  rosterViews: 'the uid of the staff member who saved it',
  voiceAssets: "a recording's name",
  voices: "a character's name",
};

const getAdvice = (collection: string): string =>
  `functions/src/features/privacy/erasure/personal-records.ts: add ${collection} to PERSONAL_RECORDS, MENTIONS or KEPT; or to NOBODYS here, with the reason`;
const records = await readRecords();
const PERSONAL =
  /^(to|by|as|uid|talent|talents|talentIds?|userId|clientId|engineerId|signers|createdBy|assignedTo|usedBy)$|email$|name$|phone|SignedBy$|address/i;

describe('personal data of a talent', () => {
  it('names every collection that a talent may read something of themselves in', () => {
    const talentCollections = ACCESS.filter(({ read }) =>
      (read.talent ?? []).some((scope) => scope === 'self' || scope === 'ownTalent' || scope === 'ownUser'),
    ).map(({ collection }) => collection);
    expect(talentCollections.length).toBeGreaterThan(5);
    expect(talentCollections.filter((collection) => !described.includes(collection)).map(getAdvice)).toEqual(
      [],
    );
  });

  it('names every collection with a field about a person, or the reason for omitting it', () => {
    const personal = records.filter(({ fields }) => fields.some(({ name }) => PERSONAL.test(name)));
    expect(personal.length).toBeGreaterThan(30);
    const unknown = personal
      .map(({ collection }) => collection)
      .filter((collection) => !described.includes(collection) && !NOBODYS[collection]);
    expect(unknown.map(getAdvice)).toEqual([]);
  });

  it('names nothing that does not exist, and nothing twice', () => {
    const existing: readonly string[] = ACCESS.map(({ collection }) => collection);
    expect([...described, ...Object.keys(NOBODYS)].filter((name) => !existing.includes(name))).toEqual([]);
    const ways = PERSONAL_RECORDS.map(({ collection, by }) => `${collection} ${by}`);
    expect(new Set(ways).size).toBe(ways.length);
    expect(Object.keys(NOBODYS).filter((name) => described.includes(name))).toEqual([]);
  });

  it('has each field of each collection either exported or left out', () => {
    const exportable = [
      ...new Set([...personalCollections, ...RETAINED_AND_EXPORTED.map(({ collection }) => collection)]),
    ];

    const undecided = exportable.flatMap((collection) => {
      if (collection in UNEXPORTED) return collection in EXPORTED_FIELDS ? [`${collection}: in both`] : [];

      const choice = EXPORTED_FIELDS[collection as keyof typeof EXPORTED_FIELDS];
      const chosen = choice ? [...choice.exported, ...choice.omitted] : [];
      const fields = records
        .filter((record) => record.collection === collection)
        .flatMap((record) => record.fields);

      return [
        ...fields
          .filter(({ name }) => !chosen.includes(name))
          .map(({ name }) => `${collection}.${name}: undecided`),
        ...chosen
          .filter((name, index) => chosen.indexOf(name) !== index)
          .map((name) => `${collection}.${name}: twice`),
        ...chosen
          .filter((name) => !fields.some((field) => field.name === name))
          .map((name) => `${collection}.${name}: unknown`),
      ];
    });
    expect(undecided).toEqual([]);
  });

  it('leaves signed reports, orders and payments alone', () => {
    for (const retainedRecord of [...Object.keys(RETAINED_RECORDS), 'audit'])
      expect(personalCollections).not.toContain(retainedRecord);
  });
});
