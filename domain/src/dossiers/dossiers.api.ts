import { only, READ_ERRORS, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint, type Serialised } from '../contract.ts';
import { exactly, idSchema } from '../messages/yup.ts';
import { dossierSchema } from './dossiers.schema.ts';
import type { TalentDossier } from './dossiers.ts';

const judges = only('agencyTeam', 'admin', 'engineer');

/** Notes on a talent, of the chosen agency alone. */
export const dossiersApi = {
  'talents.dossier': endpoint<Serialised<TalentDossier> | null>()({
    method: 'GET',
    path: '/talentDossier',
    summary: 'The dossier of a talent; null while there is none',
    auth: judges,
    query: exactly({ talent: idSchema }),
    errors: [...READ_ERRORS, 422],
  }),
  'talents.createDossier': endpoint<Serialised<TalentDossier>>()({
    method: 'POST',
    path: '/talentDossier',
    summary: 'Start a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    status: 201,
    errors: WRITE_ERRORS,
  }),
  'talents.updateDossier': endpoint<Serialised<TalentDossier>>()({
    method: 'PATCH',
    path: '/talentDossier',
    summary: 'Change a talent’s dossier',
    auth: judges,
    body: dossierSchema,
    errors: WRITE_ERRORS,
  }),
};
