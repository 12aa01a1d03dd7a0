import { Timestamp } from 'firebase-admin/firestore';
import { castingIdOf, type Casting } from '@domain/castings/castings.ts';
import { LANGUAGES_MAX } from '@domain/projects/projects.ts';
import { recordAudit } from '../../../firestore/audit.ts';
import { newCasting } from '../../../firestore/new-casting.ts';
import { transact } from '../../../firestore/transact.ts';
import { AppError } from '../../../http/app-error.ts';
import { reach } from '../../../http/reach.ts';
import type { Session } from '../../../http/session.ts';
import { addProjectLanguage, readCasting, readProjectRecord } from '../store.ts';

/** Casts a project in one more language; 409 when it already does. */
export const createCasting = (session: Session, projectId: string, language: string): Promise<Casting> =>
  transact(async (transaction) => {
    const project = reach(session, 'projects', await readProjectRecord(projectId, transaction));
    if (await readCasting(castingIdOf(projectId, language), transaction)) {
      throw new AppError(409, 'casting.languageExists', { property: 'language' });
    }
    if (project.languages.length >= LANGUAGES_MAX) {
      throw new AppError(422, 'validation.invalid', { property: 'language' });
    }
    const casting = newCasting(transaction, project, language, Timestamp.now());
    addProjectLanguage(transaction, project, language);
    const { agencyId } = project;
    const subject = `castings/${casting.id}`;
    recordAudit(transaction, session, {
      agencyId,
      action: 'castings.create',
      subject,
      before: null,
      after: { ...casting, urlIdentifier: undefined },
    });
    return casting;
  });
