import { agencyStaff, only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { languageCode } from '../values/codes.ts';
import { scoreSchema } from './scores.schema.ts';
import type { LanguageScore, TalentScore } from './scores.ts';

const judges = only('agencyTeam', 'admin', 'engineer');
const id = strictObject({ id: idSchema });

export const scoresApi = {
  'talents.score': endpoint<Serialised<TalentScore> | null>()({
    method: 'GET',
    path: '/score/talent/{id}',
    summary: 'Retrieve a talent’s scores',
    description: 'Null until scored.',
    auth: judges,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
  'talents.languageScore': endpoint<LanguageScore | null>()({
    method: 'GET',
    path: '/score/talent/language/{talentId}/{languageId}',
    summary: 'Retrieve a talent’s score in a language',
    description: 'Null until scored.',
    auth: judges,
    params: strictObject({ talentId: idSchema, languageId: languageCode.required() }),
    errors: [...READ_ERRORS, 422],
  }),
  'talents.createScore': endpoint<Serialised<TalentScore>>()({
    method: 'POST',
    path: '/score/talent',
    summary: 'Create a talent’s scores',
    auth: agencyStaff,
    body: scoreSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateScore': endpoint<Serialised<TalentScore>>()({
    method: 'PATCH',
    path: '/score/talent/{id}',
    summary: 'Update a talent’s scores',
    auth: agencyStaff,
    params: id,
    body: scoreSchema,
    errors: WRITE_ERRORS,
  }),
  'talents.computeScore': endpoint<{ readonly total: number | null }>()({
    method: 'GET',
    path: '/score/compute/talent/{id}',
    summary: 'Retrieve a talent’s total score',
    description: 'Null until scored.',
    auth: agencyStaff,
    params: id,
    errors: [...READ_ERRORS, 422],
  }),
};
