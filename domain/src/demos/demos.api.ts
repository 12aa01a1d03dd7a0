import { withValues } from '../messages/message-text.ts';
import { signedIn } from '../contract-auth.ts';
import { type Page, type Serialised, endpoint } from '../contract.ts';
import {
  exactly,
  flagInText,
  ID_PATTERN,
  idSchema,
  messageId,
  pageLength,
  text,
  type yup,
} from '../messages/yup.ts';
import { castLanguageCode, catalogCode, languageCode, languageTag } from '../values/codes.ts';
import { ALSO_IN_MAX } from './found-by.ts';
import { brandList, daySpan, feeLimit } from './voice-terms.ts';
import { DEMO_IDS_MAX, DEMO_ORDERS, DEMO_PAGE_MAX, type FoundDemo } from './demos.ts';

/** Query strings hold text alone, hence no strict number here. */
export const demoSearchSchema = exactly({
  language: languageCode.optional(),
  gender: catalogCode('GENDER').optional(),
  voiceAge: catalogCode('AGE').optional(),
  tone: catalogCode('TONE').optional(),
  category: catalogCode('DEMO_CATEGORY').optional(),
  talentId: idSchema.optional(),
  /** As the language is spoken somewhere, such as `es-MX`. */
  languageTag: languageTag.optional(),
  /** Of talents alone who record at home. */
  homeStudio: flagInText().optional(),
  /** Of talents alone whose voice is naturally so. */
  voiceSpec: catalogCode('SPECIAL_NATURAL_VO_SPECS').optional(),
  /** Of talents alone whom clients find in all of these languages as well, parted by commas. */
  alsoIn: text()
    .test('languages', messageId('validation.languageUnknown'), (value) => {
      const wanted = value?.split(',') ?? [];
      return wanted.length <= ALSO_IN_MAX && wanted.every((one) => castLanguageCode.isValidSync(one));
    })
    .optional(),
  /** The beginning of a public name, whatever its accents and capitals. */
  name: text().max(60).optional(),
  /** These alone, parted by commas, in their order and on one page; the other filters hold as well. */
  ids: text()
    .test('ids', withValues('validation.list', { max: DEMO_IDS_MAX }), (value) => {
      const ids = value?.split(',') ?? [];
      return ids.length <= DEMO_IDS_MAX && ids.every((id) => ID_PATTERN.test(id));
    })
    .optional(),
  /** Those alone whose live connection the agency has tested. */
  liveTested: flagInText().optional(),
  /** Free on all of these days, by the vacations that talents tell: `2031-08-01/2031-08-10`. For clients and staff. */
  free: daySpan().optional(),
  /** Those who ask for a session fee of so much at most, in this currency: `25000EUR`. For whoever sees rates. */
  feeUpTo: feeLimit().optional(),
  /**
   * Leaves out whoever was chosen for a character in a project of one of these brands, parted by commas: what "never worked
   * for a brand that competes" comes to as far as the platform knows. It goes by projects that the caller may see, so a
   * client's are those of their company, staff's those of their agency, and nobody learns of another client's. For clients
   * and staff.
   */
  notFor: brandList().optional(),
  /**
   * Leaves out whose voice is licensed, by whichever agency, for another brand of the category of this project's, in the same
   * media, with countries and days in common: what `ledger.conflicts` calls a conflict. For whoever sees the project.
   */
  notCompetingWith: idSchema.optional(),
  /** Absent: the newest first. A cursor goes on in the order that it was made in. */
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
    description: 'Valid for 15 minutes.',
    auth: { kind: 'signedIn' },
    params: exactly({ userId: idSchema, demoId: idSchema }),
    errors: [401, 403, 404],
  }),
};
