import { describe, expect, it } from 'vitest';
import { NO_PROGRESS } from '@domain/projects/progress.ts';
import type { Project } from '@domain/projects/projects.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';
import { setUpOnce } from '../stack/set-up-once.ts';
import { requestAuditions } from '../stack/auditions.ts';
import { choosePlace } from '../stack/places.ts';

let tenant: Tenant;
let cast: Cast;
setUpOnce(async () => {
  tenant = await makeTenant(2);
  cast = await makeCast(tenant, 2);
});

const readStored = async () => (await firestore().doc(`projects/${cast.project.id}`).get()).data() as Project;

describe("a project's progress per language", () => {
  it('is counted together with the project, and starts at zero', async () => {
    const token = tenant.clientToken;
    const { id } = cast.project;
    expect((await call('POST', `/casting/${id}`, { token, body: { language: 'fra' } })).status).toBe(201);

    expect((await readStored()).languageProgress).toEqual({
      eng: { ...NO_PROGRESS, shortlisted: 2 },
      fra: NO_PROGRESS,
    });

    const chosen = await choosePlace(cast.shortlisted[0]?.id, id, token);
    expect(chosen.status).toBe(200);

    const removed = await call('DELETE', `/casting-demo/${id}/${cast.shortlisted[1]?.id}`, { token });
    expect(removed.status).toBe(200);

    const { languageProgress, progress } = await readStored();
    const english = { ...NO_PROGRESS, shortlisted: 1, chosen: 1 };
    expect(languageProgress).toEqual({ eng: english, fra: NO_PROGRESS });
    expect(progress).toEqual(english);
  });

  it('counts auditions in their own language', async () => {
    const answer = await requestAuditions(cast, tenant.clientToken, { script: 'Once.', brief: 'Calm.' });
    expect(answer.status).toBe(201);
    const { languageProgress } = await readStored();
    expect(languageProgress['eng']).toMatchObject({ shortlisted: 2, requested: 2, takes: 0 });
  });
});
