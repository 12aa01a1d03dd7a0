import { Timestamp } from 'firebase-admin/firestore';
import { toPresenceId } from '@domain/projects/presence.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import { projectPresence } from '../../work/collections/project-presence.ts';
import { readProject } from '../../work/collections/projects.ts';
import { operation } from '../../work/unit/operation.ts';

/** Retention in milliseconds; the record expires long before. */
const KEEP_MS = 24 * 60 * 60 * 1000;

/** Records that the caller has a project open. No audit record: the project doesn't change. */
export const recordPresence = operation(
  'projects.notePresence',
  { action: null },
  async ({ work, caller, params: { id: projectId } }) => {
    const { uid, user } = caller;
    const { agencyId, companyId } = requireVisible(caller, 'projects', await readProject(projectId));
    const seenAt = Timestamp.now();
    const expiresAt = Timestamp.fromMillis(seenAt.toMillis() + KEEP_MS);
    const owner = { agencyId, companyId, projectId, userId: uid, name: user.displayName };

    work.set(projectPresence, { id: toPresenceId(projectId, uid), ...owner, seenAt, expiresAt });

    return { seenAt: seenAt.toDate().toISOString() };
  },
);
