import { addresses } from '@domain/navigation/addresses.ts';
import { SELECTION_STEP } from '@domain/projects/steps.ts';
import { countHeldIn } from '../../../../work/collections/audition-dossiers.ts';
import { readProject } from '../../../../work/collections/projects.ts';
import { defineMail } from '../../define-mail.ts';
import { NoLongerNeeded } from '../../no-longer-needed.ts';
import { TAKES_TEXTS } from './takes.ts';

interface Params {
  readonly projectId: string;
}

/** To the agency: takes to hear before the client, once an hour. */
export const takesHeldMail = defineMail({
  kind: 'takes-held',
  noticeKind: 'auditions',
  load: async ({ projectId }: Params, { agencyName }) => {
    const [project, count] = await Promise.all([readProject(projectId), countHeldIn(projectId)]);
    if (!project || count === 0) throw new NoLongerNeeded();
    return {
      content: { name: agencyName, projectName: project.name, count, declined: 0 },
      href: addresses.castingsProject.href(projectId, SELECTION_STEP),
    };
  },
  texts: TAKES_TEXTS,
  sample: ({ person, project }) => ({ name: person, projectName: project, count: 2, declined: 0 }),
});
