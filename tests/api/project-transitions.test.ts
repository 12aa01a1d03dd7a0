import { beforeAll } from 'vitest';
import type { Project } from '@domain/projects/projects.ts';
import {
  getProjectStage,
  PROJECT_STAGES,
  projectTransitions,
  type ProjectStage,
} from '@domain/projects/transitions.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Tenant } from '../stack/tenant.ts';
import { describeTransitions } from '../stack/transitions.ts';
import { makePerson } from './accounts.ts';

const PEOPLE = {
  client: ['client'],
  agencyTeam: ['agencyTeam'],
  admin: ['admin'],
  engineer: ['engineer'],
  talent: ['talent'],
  otherCompany: [],
  otherAgency: [],
} as const;
type Person = keyof typeof PEOPLE;

let tenant: Tenant;
let tokens: Readonly<Record<Person, string>>;
let ids: Readonly<Record<ProjectStage, string>>;

beforeAll(async () => {
  const rival = await makeTenant(0);
  tenant = await makeTenant(0);
  const { agencyId, companyId } = tenant;

  const [admin, engineer, otherCompany] = await Promise.all([
    makePerson(agencyId, companyId, 'admin'),
    makePerson(agencyId, companyId, 'engineer'),
    makePerson(agencyId, rival.companyId, 'client'),
  ]);

  tokens = {
    client: tenant.clientToken,
    agencyTeam: tenant.teamToken,
    admin: admin.token,
    engineer: engineer.token,
    talent: tenant.talentToken,
    otherCompany: otherCompany.token,
    otherAgency: rival.teamToken,
  };
});

const archive = (token: string, id: string) => call('POST', `/project/${id}/archive`, { token, body: {} });
const remove = (token: string, id: string) => call('DELETE', `/project/${id}`, { token });

const makeProject = async (stage: ProjectStage): Promise<string> => {
  const { id } = (await makeCast(tenant, 0)).project;
  const isOrdered = stage === 'ordered' || stage === 'archivedOrdered';
  if (isOrdered) await firestore().doc(`projects/${id}`).update({ state: 'Ordered' });
  if (stage === 'archived' || stage === 'archivedOrdered') await archive(tokens.client, id);
  if (stage === 'deleted') await remove(tokens.client, id);
  return id;
};

// `continue` is tried with the operations that need it.
const { continue: _, ...transitions } = projectTransitions;

describeTransitions('a project', {
  states: PROJECT_STAGES,
  transitions,
  people: PEOPLE,
  setUp: async () => {
    const made = PROJECT_STAGES.map(async (stage) => [stage, await makeProject(stage)] as const);
    ids = Object.fromEntries(await Promise.all(made)) as typeof ids;
  },
  calls: {
    change: (stage, person) =>
      call('PATCH', `/project/${ids[stage]}`, { token: tokens[person], body: { market: 'Spain' } }),
    archive: (stage, person) => archive(tokens[person], ids[stage]),
    restore: (stage, person) =>
      call('POST', `/project/${ids[stage]}/restore`, { token: tokens[person], body: {} }),
    remove: (stage, person) => remove(tokens[person], ids[stage]),
  },
  read: async (stage) => {
    const record = (await firestore().doc(`projects/${ids[stage]}`).get()).data() as Project;
    return { state: getProjectStage(record), record };
  },
});
