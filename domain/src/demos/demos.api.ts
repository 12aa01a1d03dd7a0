import { signedIn } from '../contract-auth.ts';
import { type Page, type Serialised, endpoint } from '../contract.ts';
import {
  strictObject,
  formFlag,
  idList,
  idSchema,
  messageId,
  pageLength,
  text,
  type yup,
} from '../messages/yup.ts';
import { castLanguageCode, catalogCode, languageCode, languageTag } from '../values/codes.ts';
import { ALSO_IN_MAX } from './search-fields.ts';
import { brandList, daySpan, feeLimit } from './voice-terms.ts';
import { DEMO_IDS_MAX, DEMO_ORDERS, DEMO_PAGE_MAX, type FoundDemo } from './demos.ts';

/** Query strings contain only text, so no strict number here. */
const demoSearchSchema = strictObject({
  language: languageCode.optional(),
  gender: catalogCode('GENDER').optional(),
  voiceAge: catalogCode('AGE').optional(),
  tone: catalogCode('TONE').optional(),
  category: catalogCode('DEMO_CATEGORY').optional(),
  talentId: idSchema.optional(),
  /** Regional variety, such as `es-MX`. */
  languageTag: languageTag.optional(),
  /** Only talents with a home studio. */
  homeStudio: formFlag().optional(),
  /** Only talents with this natural voice. */
  voiceSpec: catalogCode('SPECIAL_NATURAL_VO_SPECS').optional(),
  /** Only talents whom clients also find in all of these languages, comma-separated. */
  alsoIn: text()
    .test('languages', messageId('validation.languageUnknown'), (value) => {
      const codes = value?.split(',') ?? [];
      return codes.length <= ALSO_IN_MAX && codes.every((code) => castLanguageCode.isValidSync(code));
    })
    .optional(),
  /** Prefix of a public name, ignoring accents and case. */
  name: text().max(60).optional(),
  /** Only these ids, comma-separated, in their order on one page; other filters apply too. */
  ids: idList(DEMO_IDS_MAX).optional(),
  /** Only talents whose connection the agency has tested. */
  liveTested: formFlag().optional(),
  /** Available on all of these days, by vacations: `2031-08-01/2031-08-10`. For clients and staff. */
  free: daySpan().optional(),
  /** Maximum session fee with its currency: `25000EUR`. For users who see rates. */
  feeUpTo: feeLimit().optional(),
  /**
   * Excludes talents chosen for a character in a project of one of these brands (comma-separated). Searches projects
   * visible to the caller: a client's company's, or staff's agency's. For clients and staff.
   */
  notFor: brandList().optional(),
  /**
   * Excludes voices licensed in any agency for a competing brand of this project's category, with media, countries
   * and days in common: a conflict in `ledger.conflicts`. For users who see the project.
   */
  notCompetingWith: idSchema.optional(),
  /** Absent: newest first. A cursor keeps its sort order. */
  sort: text().oneOf(DEMO_ORDERS).optional(),
  cursor: text().max(400).optional(),
  pageSize: pageLength(DEMO_PAGE_MAX).optional(),
});
export type DemoSearch = yup.InferType<typeof demoSearchSchema>;

export const demosApi = {
  'demos.search': endpoint<Page<Serialised<FoundDemo>>>()({
    method: 'GET',
    path: '/demoCache',
    summary: 'Search approved demos',
    description:
      'Clients and staff search the chosen agency’s, with connection checks; engineers search voices they work with; talents their own. Newest first or by name.',
    auth: signedIn,
    query: demoSearchSchema,
    errors: [400, 401, 403, 404, 422],
  }),
  'demos.signedUrl': endpoint<{ readonly demoSignedUrl: string; readonly expiresAt: string }>()({
    method: 'GET',
    path: '/demo/{userId}/{demoId}/signedUrl',
    summary: 'Create a playback address for a demo',
    description:
      'Valid for 15 minutes. Staff and the talent hear the latest version, unless they request the approved one, as the voice finder does.',
    auth: { kind: 'signedIn' },
    params: strictObject({ userId: idSchema, demoId: idSchema }),
    query: strictObject({ version: text().oneOf(['latest', 'approved']).optional() }),
    errors: [401, 403, 404],
  }),
};
