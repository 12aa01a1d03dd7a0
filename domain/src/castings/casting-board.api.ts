import { projectPeople, READ_ERRORS, SIGNED_IN_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Page, type Serialised } from '../contract.ts';
import { strictObject, flag, idSchema, text } from '../messages/yup.ts';
import { castLanguageCode } from '../values/codes.ts';
import { uniqueList } from '../values/lists.ts';
import { hideTalentSchema, moveDemoSchema, tagSchema } from './castings.schema.ts';
import { CASTING_DEMOS_MAX, type Casting, type CastingDemo, type ListedDemo } from './castings.ts';
import type { FileAddress } from '../values/file-address.ts';

const id = strictObject({ id: idSchema });
const voiceParams = strictObject({ id: idSchema, voiceId: idSchema });
const cursor = text().max(400).optional();
const shortlisted = strictObject({
  castingId: idSchema,
  voiceId: idSchema,
  demoId: idSchema,
  /** Absent: unchanged; for a new place, not chosen. */
  isSelected: flag().optional(),
});

export const castingBoardApi = {
  'castings.list': endpoint<Page<Serialised<Casting>>>()({
    method: 'GET',
    path: '/casting',
    summary: 'List castings',
    description: 'Of your company, or of the chosen agency.',
    auth: projectPeople,
    query: strictObject({ cursor, projectId: idSchema.optional() }),
    errors: [...SIGNED_IN_ERRORS, 422],
  }),
  'castings.get': endpoint<Serialised<Casting>>()({
    method: 'GET',
    path: '/casting/{id}',
    summary: 'Retrieve a casting',
    auth: projectPeople,
    params: id,
    errors: READ_ERRORS,
  }),
  'castings.createNamed': endpoint<Serialised<Casting>>()({
    method: 'POST',
    path: '/casting',
    summary: 'Create a casting',
    description: 'Adds a working language to the project in the body.',
    auth: projectPeople,
    body: strictObject({ projectId: idSchema, language: castLanguageCode.required() }),
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'castings.downloadAll': endpoint<FileAddress>()({
    method: 'GET',
    path: '/casting/downloadAll/{id}',
    summary: 'Download a casting’s voices',
    description: 'A zip with a list of them, without voices that the public link hides.',
    auth: projectPeople,
    params: id,
    isStored: true,
    isLong: true,
    errors: [...READ_ERRORS, 409, 429],
    limit: { calls: 30, seconds: 600 },
  }),
  'castings.hideTalent': endpoint<Serialised<Casting>>()({
    method: 'PATCH',
    path: '/casting/{id}/hideTalent',
    summary: 'Hide talents in previews',
    description: 'Takes the whole list, or who changes.',
    auth: projectPeople,
    params: id,
    body: hideTalentSchema,
    errors: WRITE_ERRORS,
  }),
  'castings.tagTalents': endpoint<Serialised<Casting>>()({
    method: 'PATCH',
    path: '/casting/{id}/voice/{voiceId}/talentTag',
    summary: 'Tag shortlisted talents',
    description: 'Tags of the others stay.',
    auth: projectPeople,
    params: voiceParams,
    body: strictObject({
      talentTagList: uniqueList(
        tagSchema.concat(strictObject({ talentId: idSchema })),
        ({ talentId }) => talentId,
      )
        .max(200)
        .required(),
    }),
    errors: WRITE_ERRORS,
  }),
  'castings.removeTalent': endpoint<{ readonly id: string }>()({
    method: 'PATCH',
    path: '/casting/{id}/voice/{voiceId}/removeTalent',
    summary: 'Remove a talent from a shortlist',
    description: 'With every demo of theirs.',
    auth: projectPeople,
    params: voiceParams,
    body: strictObject({ talentId: idSchema }),
    errors: WRITE_ERRORS,
  }),
  'castings.listDemos': endpoint<readonly Serialised<ListedDemo>[]>()({
    method: 'GET',
    path: '/casting-demo',
    summary: 'List a casting’s shortlist',
    auth: projectPeople,
    query: strictObject({ castingId: idSchema }),
    errors: [...READ_ERRORS, 422],
  }),
  'castings.updateDemo': endpoint<Serialised<CastingDemo>>()({
    method: 'PATCH',
    path: '/casting-demo/{id}/{projectId}',
    summary: 'Choose a shortlisted demo',
    description: 'Or withdraw the choice.',
    auth: projectPeople,
    params: strictObject({ id: idSchema, projectId: idSchema }),
    body: strictObject({ isSelected: flag().required() }),
    errors: WRITE_ERRORS,
  }),
  'castings.moveDemo': endpoint<Serialised<CastingDemo>>()({
    method: 'PATCH',
    path: '/casting-demo/move/{id}',
    summary: 'Move a demo to another character',
    description:
      'Of the same casting. The id is the character’s. A demo that is there already is returned as it is.',
    auth: projectPeople,
    params: id,
    body: moveDemoSchema,
    errors: WRITE_ERRORS,
  }),
  'castings.upsertDemos': endpoint<readonly Serialised<CastingDemo>[]>()({
    method: 'PATCH',
    path: '/casting-demo/project/{projectId}',
    summary: 'Shortlist or choose several demos',
    description: 'All or nothing.',
    auth: projectPeople,
    params: strictObject({ projectId: idSchema }),
    body: strictObject({
      castingDemos: uniqueList(shortlisted, ({ castingId, voiceId, demoId }) =>
        [castingId, voiceId, demoId].join(' '),
      )
        .min(1)
        .max(CASTING_DEMOS_MAX)
        .required(),
    }),
    errors: WRITE_ERRORS,
  }),
};
