import { Timestamp } from 'firebase-admin/firestore';
import {
  AUDITION_TERMS,
  getRevision,
  getRound,
  type Audition,
  type AuditionTerm,
} from '@domain/auditions/auditions.ts';
import { applyExtension } from '@domain/auditions/dossier.ts';
import { getRequestState, requestTransitions } from '@domain/auditions/transitions.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { requireState } from '../../platform/errors/require-state.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { notifyAudition } from '../../outgoing/mail/notify-audition.ts';
import { readAuditionDossiers } from '../../work/collections/audition-dossiers.ts';
import { extend } from '../../work/collections/audition-dues.ts';
import { findAuditionEntries } from '../../work/collections/audition-entries.ts';
import { auditions, findDeadlines } from '../../work/collections/auditions.ts';
import { requireChangeableProject, readProject } from '../../work/collections/projects.ts';
import { setDeadlines } from '../../work/records/projects.ts';
import { operation } from '../../work/unit/operation.ts';
import { replaceSessionScripts } from './new-script.ts';
import { readMailContent } from './read-mail-content.ts';
import { getInstant } from './create-audition-requests.ts';
import { readClip } from './read-clip.ts';
import { getScriptPdf } from '../../common/scripts/script-pdf.ts';

type Terms = Pick<Audition, AuditionTerm>;

const toAuditValue = (value: Terms[AuditionTerm]): string | number | null => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  return 'toMillis' in value ? value.toMillis() : value.id;
};

const getTerms = (audition: Terms): object => ({
  ...Object.fromEntries(AUDITION_TERMS.map((term) => [term, audition[term] ?? null])),
  clip: audition.clip?.id ?? null,
});

/** Returns a callback's reference clip after a change. 422 for a first request. */
const changeClip = (audition: Audition, id: string | null | undefined) => {
  const { clip = null, clipPath = null } = audition;
  if (id === undefined || id === (clip?.id ?? null)) return { clip, clipPath };
  if (getRound(audition) === 1) throw new AppError(422, 'audition.clipOfRound', { property: 'clip' });
  return readClip(audition, id);
};

/** Changes a request's text and deadline, with their copies, and notifies talents who still owe a take. 409: cancelled, or changed since it was edited. */
export const changeAudition = operation(
  'auditions.update',
  async ({ work, caller, params: { id }, body }) => {
    const audition = await work.get(auditions, id);
    const project = requireChangeableProject(await readProject(audition.projectId, work));
    requireState(requestTransitions.update, getRequestState(audition));
    if (body.revision !== getRevision(audition)) throw new AppError(409, 'audition.stale');

    const { style, script, brief } = body;
    const { scriptPdf, scriptPath } = await getScriptPdf(
      { ...audition, isPrivate: audition.scriptIsPrivate ?? false },
      body.scriptPdf,
    );
    const { clip, clipPath } = await changeClip(audition, body.clip);
    const deadline = getInstant(body.deadline);

    const terms: Terms = {
      style,
      script,
      scriptPdf,
      clip,
      brief,
      deadline,
      outcomeBy: getInstant(body.outcomeBy),
    };

    const changed = AUDITION_TERMS.filter(
      (term) => toAuditValue(terms[term]) !== toAuditValue(audition[term]),
    );
    if (changed.length === 0) return serialise(audition);

    const isOtherScript = changed.includes('script') || changed.includes('scriptPdf');
    const entries = await findAuditionEntries(id, work);
    if (changed.includes('clip') && entries.some(({ status }) => status === 'uploaded'))
      throw new AppError(409, 'audition.clipHeard', { property: 'clip' });

    const dossiers = await readAuditionDossiers(
      entries.map((entry) => entry.id),
      work,
    );
    const deadlines = new Map(await findDeadlines(project.id, work)).set(id, deadline);
    const talents = await readMailContent(
      entries.filter(({ status }) => status === 'open'),
      work,
    );

    const change = {
      ...terms,
      scriptPath,
      clipPath,
      revision: getRevision(audition) + 1,
      changedAt: Timestamp.now(),
      changedTerms: AUDITION_TERMS.filter(
        (term) => changed.includes(term) || audition.changedTerms?.includes(term),
      ),
    };

    work.updateById(auditions, id, change);

    const after = { ...audition, ...change };
    if (isOtherScript)
      await replaceSessionScripts(work, caller, { before: audition, after }, body.changesBookedScript);
    setDeadlines(work, project, [...deadlines.values()]);

    for (const entry of entries) {
      const { outcomeBy = null } = terms;
      const hasClip = changed.includes('clip') ? { hasClip: clip !== null } : {};

      work.update(entry, { deadline, outcomeBy, ...hasClip });

      const dossier = dossiers.find((auditionDossier) => auditionDossier.id === entry.id);
      // A talent's own deadline after a returned take counts until the request has another.
      const due = {
        ...(changed.includes('deadline') ? { deadline } : {}),
        ...(changed.includes('outcomeBy') ? { outcomeBy } : {}),
      };

      if (dossier?.extension && Object.keys(due).length > 0)
        work.update(dossier, { extension: extend(applyExtension(entry, dossier), due) });

      const talent = entry.status === 'open' && talents.get(entry.talentId);
      if (talent) notifyAudition(work, { id, ...change }, entry, talent, 'changed');
    }

    work.audit(audition, getTerms(audition), getTerms(terms));

    return serialise(after);
  },
);
