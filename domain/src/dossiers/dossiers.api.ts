import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { strictObject, idSchema } from '../messages/yup.ts';
import { dossierSchema } from './dossiers.schema.ts';
import type { TalentDossier } from './dossiers.ts';

const judges = only('agencyTeam', 'admin', 'engineer');

export const dossiersApi = {
  'talents.dossier': endpoint<Serialised<TalentDossier> | null>()({
    method: 'GET',
    path: '/talentDossier',
    summary: 'Retrieve a talent’s dossier',
    description: 'Null until it exists.',
    auth: judges,
    query: strictObject({ talent: idSchema }),
    errors: [...READ_ERRORS, 422],
  }),
  'talents.createDossier': endpoint<Serialised<TalentDossier>>()({
    method: 'POST',
    path: '/talentDossier',
    summary: 'Create a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateDossier': endpoint<Serialised<TalentDossier>>()({
    method: 'PATCH',
    path: '/talentDossier',
    summary: 'Update a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    errors: WRITE_ERRORS,
  }),
};
