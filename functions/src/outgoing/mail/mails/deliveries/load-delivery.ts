import { mayRead } from '@domain/access/access.policy.ts';
import { getUserClaims } from '@domain/accounts/accounts.ts';
import type { Delivery } from '@domain/deliveries/deliveries.ts';
import { addresses } from '@domain/navigation/addresses.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { readUser } from '../../../../work/collections/users.ts';
import type { Loaded } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import type { DeliveredFile } from './delivered-file.ts';

/** Returns whether an account may still read a delivery; the agency itself (null) may. */
const mayKnow = async (uid: string | null, delivery: Delivery): Promise<boolean> => {
  if (uid === null) return true;
  const user = await readUser(uid);
  const reader = user && { uid, claims: getUserClaims(user, true), companyId: user.companyId };
  return reader !== undefined && mayRead(reader, 'deliveries', delivery);
};

/** Returns a file as its mails name it. Throws `NoLongerNeeded` when the reader may no longer see it. */
export const loadDelivery = async (
  { name, uid, occasion }: Pick<DeliveredFile, 'name' | 'occasion'> & { readonly uid: string | null },
  delivery: Delivery,
): Promise<Loaded<DeliveredFile>> => {
  if (!(await mayKnow(uid, delivery))) throw new NoLongerNeeded();
  const project = await readProject(delivery.projectId);
  if (!project) throw new NoLongerNeeded();

  const { name: fileName, version, revision } = delivery;
  const content = { name, occasion, fileName, version, projectName: project.name };

  return {
    content: revision ? { ...content, revision: { atMs: revision.atMs, note: revision.note } } : content,
    href: addresses.session.href(delivery.sessionId),
  };
};
