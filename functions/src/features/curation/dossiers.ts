import type { Transaction } from 'firebase-admin/firestore';
import type { AuditAction } from '@domain/audit/actions.ts';
import type { DemoDossier } from '@domain/curation/curation.ts';
import type { Demo } from '@domain/demos/demos.ts';
import { auditAgencyId, withOwnAgencies } from '../../access/own-agencies.ts';
import type { Caller } from '../../access/caller.ts';
import { AppError, notFound } from '../../errors/app-error.ts';
import { recordAudit } from '../../firestore/audit.ts';
import { transact } from '../../firestore/transact.ts';
import type { Operation } from '../../operation.ts';
import { createDossier, readDossier, updateDossier } from '../../records/demo-dossiers.ts';
import { readDemo } from '../../records/demos.ts';
import { reviewable } from './reviewable.ts';

interface Noted {
  readonly demoId: string;
  readonly comment: string;
}

type Write = (transaction: Transaction, demo: Demo, before: DemoDossier | undefined) => DemoDossier;

const note = (caller: Caller, demoId: string, action: AuditAction, write: Write): Promise<DemoDossier> =>
  transact(async (transaction) => {
    const demo = reviewable(caller, await readDemo(demoId, transaction));
    const before = await readDossier(demoId, transaction);
    const after = write(transaction, demo, before);
    recordAudit(transaction, caller, {
      agencyId: auditAgencyId(caller, demo.agencyIds),
      action,
      subject: `demoDossiers/${demoId}`,
      before: before ?? null,
      after,
    });
    return withOwnAgencies(caller, after);
  });

const start = (caller: Caller, { demoId, comment }: Noted): Promise<DemoDossier> =>
  note(caller, demoId, 'curation.createDossier', (transaction, { talentId, agencyIds }, before) => {
    if (before) throw new AppError(409, 'demoDossier.exists');
    const dossier = { id: demoId, demoId, talentId, agencyIds, status: 'pending', comment } as const;
    createDossier(transaction, dossier);
    return dossier;
  });

const change = (caller: Caller, { demoId, comment }: Noted): Promise<DemoDossier> =>
  note(caller, demoId, 'curation.updateDossier', (transaction, _demo, before) => {
    if (!before) throw notFound();
    const patch = { comment, status: 'patched' } as const;
    updateDossier(transaction, demoId, patch);
    return { ...before, ...patch };
  });

export const startDossier: Operation<'curation.createDossier'> = ({ caller, body }) => start(caller, body);

export const createDossierWithId: Operation<'curation.createDossierFor'> = ({ caller, params, body }) =>
  start(caller, { demoId: params.id, ...body });

export const changeDossier: Operation<'curation.updateDossier'> = ({ caller, body: { id, comment } }) =>
  change(caller, { demoId: id, comment });

export const updateDossierWithId: Operation<'curation.updateDossierOf'> = ({ caller, params, body }) =>
  change(caller, { demoId: params.id, ...body });
