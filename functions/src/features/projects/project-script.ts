import { Timestamp } from 'firebase-admin/firestore';
import type { ProjectScript, ShownProjectScript } from '@domain/projects/project-script.ts';
import type { Project } from '@domain/projects/projects.ts';
import { readCallerAsReader } from '../../auth/access/script-reader.ts';
import { getScriptPdf } from '../../common/scripts/script-pdf.ts';
import { notifyAgency } from '../../outgoing/mail/notify-agency.ts';
import { sendScriptTo } from '../../outgoing/documents/send-script-to.ts';
import { AppError, notFound } from '../../platform/errors/app-error.ts';
import { serialise } from '../../platform/firestore/db.ts';
import type { Caller } from '../../work/access/caller.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { isStaffIn } from '../../work/access/staff.ts';
import { readAgency } from '../../work/collections/agencies.ts';
import { projectScripts } from '../../work/collections/project-scripts.ts';
import { projects, readProject, requireChangeableProject } from '../../work/collections/projects.ts';
import type { Operation } from '../../work/operation.ts';
import { operation } from '../../work/unit/operation.ts';

const present = ({ text, scriptPdf, version, writtenAt }: ProjectScript): ShownProjectScript =>
  serialise({ text, scriptPdf, version, writtenAt });

const readVisible = async (caller: Caller, id: string): Promise<Project> =>
  requireAccessible(caller, 'projects', await readProject(id));

/** Returns a project's script; null: none was written. */
export const showProjectScript: Operation<'express.script'> = async ({ caller, params: { id } }) => {
  await readVisible(caller, id);
  const script = await projectScripts.get(id);
  return script ? present(script) : null;
};

/** Sends the PDF of a project's script, stamped where scripts are private; 404 without one. */
export const sendProjectScript: Operation<'express.scriptPdf'> = async ({
  caller,
  params: { id },
  response,
}) => {
  const project = await readVisible(caller, id);
  const script = await projectScripts.get(id);
  if (!script) throw notFound();

  const { companyId, scriptsArePrivate: isPrivate = false } = project;
  return sendScriptTo(
    () => readCallerAsReader(caller, project),
    { ...script, companyId, isPrivate, auditionId: null },
    response,
  );
};

/** Replaces a project's script and mails the agency of a client's. 409 for a script that was changed meanwhile, and for a project that isn't express. */
export const saveProjectScript = operation(
  'express.saveScript',
  async ({ work, caller, params: { id }, body, locale }) => {
    const project = requireChangeableProject(await work.get(projects, id));
    if (project.type !== 'express') throw new AppError(409, 'express.notExpress');

    const before = await work.read(projectScripts, id);
    if ((before?.version ?? 0) !== body.version) throw new AppError(409, 'record.stale');

    const { agencyId, scriptsArePrivate: isPrivate = false } = project;
    const script: ProjectScript = {
      id,
      projectId: id,
      agencyId,
      text: body.text,
      ...(await getScriptPdf({ agencyId, projectId: id, isPrivate }, body.scriptPdf)),
      version: body.version + 1,
      writtenBy: caller.realUid,
      writtenAt: Timestamp.now(),
    };

    work.set(projectScripts, script);
    work.audit({ subject: `projects/${id}`, agencyId }, before ? { scriptVersion: before.version } : null, {
      scriptVersion: script.version,
      characters: body.text.length,
      hasPdf: script.scriptPdf !== null,
    });

    if (!isStaffIn(caller, agencyId)) {
      const agency = await readAgency(agencyId, work);
      const { name, companyName } = project;
      notifyAgency(work, agency, 'express', `express-script_${id}_${script.version}`, {
        kind: 'express-script',
        locale,
        params: { projectId: id, projectName: name, companyName, name: agency?.publicName ?? '' },
      });
    }

    return present(script);
  },
);
