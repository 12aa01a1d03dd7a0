import { Timestamp } from 'firebase-admin/firestore';
import { toCastingId, type Casting } from '@domain/castings/castings.ts';
import type { Serialised } from '@domain/contract.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import type { Caller } from '../../access/caller.ts';
import { visibleTo } from '../../access/visible-to.ts';
import { AppError } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { serialise } from '../../firestore/db.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { newCasting, readCasting } from '../../records/castings.ts';
import { addProjectLanguages, changeableProject, readProject } from '../../records/projects.ts';

/** Casts a project in one more language; 409 when it exists. */
export const castIn = async (
  caller: Caller,
  projectId: string,
  language: string,
): Promise<Serialised<Casting>> =>
  serialise(
    await transact(async (transaction) => {
      const project = changeableProject(
        visibleTo(caller, 'projects', await readProject(projectId, transaction)),
      );
      if (await readCasting(toCastingId(projectId, language), transaction)) {
        throw new AppError(409, 'casting.languageExists', { property: 'language' });
      }
      if (project.languages.length >= LANGUAGES_MAX) {
        throw new AppError(422, 'project.tooManyLanguages', {
          property: 'language',
          values: { max: LANGUAGES_MAX },
        });
      }
      const casting = newCasting(transaction, project, language, Timestamp.now());
      addProjectLanguages(transaction, project, [language]);
      const { agencyId } = project;
      const subject = `castings/${casting.id}`;
      recordAudit(transaction, caller, {
        agencyId,
        action: 'castings.create',
        subject,
        before: null,
        after: { ...casting, urlIdentifier: undefined },
      });
      return casting;
    }),
  );

export const createCasting: Operation<'castings.create'> = ({
  caller,
  params: { projectId },
  body: { language },
}) => castIn(caller, projectId, language);
