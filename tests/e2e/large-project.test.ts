import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Serialised } from '@domain/contract.ts';
import type { Character } from '@domain/projects/projects.ts';
import { canRun, openPage, type Opened } from '../browser/browser.ts';
import { useBrowser } from '../browser/use-browser.ts';
import { enter } from '../browser/signed-in.ts';
import { firestore } from '../stack/admin.ts';
import { call } from '../stack/call.ts';
import { refreshCopies } from '../stack/copies.ts';
import { makeDemoRecord } from '../stack/demos.ts';
import { getEmail } from '../stack/people.ts';
import { setTalent, makeTalentRecord } from '../stack/talent.ts';
import { addCharacter, makeCast, makeTenant, type Cast, type Tenant } from '../stack/tenant.ts';

/** More than a field shows at first. */
const LISTED = 25;
const TRAITS = { gender: 'FEM', voiceAge: 'ADU', tone: 'MED', category: 'WARM' };

describe.runIf(canRun).sequential('a project with long lists', () => {
  useBrowser('test');
  let tenant: Tenant;
  let cast: Cast;
  let captain: Serialised<Character>;
  let page: Opened;
  /** Bodies of the page's database requests. */
  let requestPaths: string[];

  /** Writes lists as the API does, in bulk. */
  const list = async (language: string, voiceId: string, count: number): Promise<void> => {
    const { project } = cast;
    const castingId = `${project.id}_${language}`;
    const owner = { agencyId: tenant.agencyId, companyId: tenant.companyId, projectId: project.id };
    const batch = firestore().batch();
    const talentIds: string[] = [];
    for (let order = 0; order < count; order += 1) {
      const demoId = `${tenant.key}-${language}-${order}`;
      const talentId = `talent-${demoId}`;
      talentIds.push(talentId);

      const publicName = `${language} ${order}.`;
      setTalent(batch, talentId, makeTalentRecord([tenant.agencyId], { publicName }));

      const change = { language, principalInCategory: false };
      batch.set(firestore().doc(`demos/${demoId}`), makeDemoRecord(talentId, [tenant.agencyId], change));

      batch.set(firestore().doc(`castingDemos/${castingId}_${voiceId}_${demoId}`), {
        ...owner,
        castingId,
        voiceId,
        demoId,
        talentId,
        isSelected: false,
        order,
        createdAt: Timestamp.now(),
        demo: {
          ...TRAITS,
          language,
          name: 'Warm',
          talentPublicName: publicName,
          durationMs: 4000,
          peaks: [0.1, 0.9],
        },
      });
    }

    batch.update(firestore().doc(`castings/${castingId}`), { [`shortlisted.${voiceId}`]: count });

    batch.update(firestore().doc(`projects/${project.id}`), {
      'progress.shortlisted': FieldValue.increment(count),
      [`languageProgress.${language}.shortlisted`]: FieldValue.increment(count),
    });

    await batch.commit();
    await refreshCopies(...talentIds);
  };

  const hasAskedFor = (...words: readonly string[]): boolean =>
    requestPaths.some((body) => words.every((word) => body.includes(word)));

  beforeAll(async () => {
    tenant = await makeTenant(0);
    cast = await makeCast(tenant);
    const token = tenant.clientToken;
    const { project, voice } = cast;
    captain = (await addCharacter(project.id, token, 'Captain')).collection;
    await call('POST', `/casting/${project.id}`, { token, body: { language: 'deu' } });
    await list('eng', voice.id, LISTED);
    await list('deu', voice.id, 2);
    await list('eng', captain.id, 3);
  });

  beforeEach(async () => {
    page = await openPage({ viewport: { width: 1440, height: 900 } });
    requestPaths = [];
    page.on('request', (request) => {
      const body = request.postData();
      if (body && request.url().includes('google.firestore'))
        requestPaths.push(decodeURIComponent(body.replaceAll('+', ' ')));
    });
    await enter(page, getEmail(tenant, 'client'));
  });

  it('shows counts without loading its lists', async () => {
    await page.goto(`/project/${cast.project.id}?step=1`);
    const languages = page.getByRole('list', { name: 'Working languages' });
    await languages.getByRole('listitem').filter({ hasText: 'English' }).getByText('28').waitFor();
    await languages.getByRole('listitem').filter({ hasText: 'German' }).getByText('2').waitFor();
    await page.getByRole('navigation', { name: 'Steps' }).getByText('Selection').waitFor();
    expect(hasAskedFor('castings', cast.project.id)).toBe(true);
    expect(hasAskedFor('castingDemos')).toBe(false);
    expect(hasAskedFor('auditionEntries')).toBe(false);
  });

  it('loads a character’s voices when they come near the view', async () => {
    // The first character is so tall that the second is out of view.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('[role="rowheader"] { min-height: 1600px }');
      document.adoptedStyleSheets = [sheet];
    });

    await page.goto(`/project/${cast.project.id}?step=4`);
    await page.getByText('0 of 4 roles cast · 3 have a shortlist').waitFor();
    await page.getByText('eng 0.').waitFor();
    await page.getByText('deu 1.').waitFor();
    // The first part of a long list.
    await page.getByText('eng 4.').waitFor();
    await expect.poll(() => page.getByText('eng 5.').count()).toBe(0);
    expect(hasAskedFor('castingDemos', cast.voice.id)).toBe(true);
    expect(hasAskedFor('castingDemos', captain.id)).toBe(false);

    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Captain' }) });
    await row.scrollIntoViewIfNeeded();
    await row.getByText('eng 2.').waitFor();
    await row.getByText('No voice yet').waitFor();
    // A language without requests costs one listener, not one per character.
    expect(hasAskedFor('auditionEntries', `${cast.project.id}_eng`)).toBe(true);
    expect(hasAskedFor('auditionEntries', captain.id)).toBe(false);
  });

  it('reorders the first voices of a long list, and opens the rest', async () => {
    await page.goto(`/project/${cast.project.id}?step=4`);

    const field = page.getByRole('list', { name: /English/ }).filter({ hasText: 'eng 0.' });
    await field.getByText('eng 4.').waitFor();

    const handle = field.getByRole('button', { name: /eng 0/ }).first();
    await handle.focus();

    for (const key of ['Space', 'ArrowDown', 'Space']) {
      await page.keyboard.press(key);
      // The dragged item moves before the next key.
      await page.waitForTimeout(400);
    }

    const order = async () => {
      const stored = await firestore()
        .collection('castingDemos')
        .where('castingId', '==', `${cast.project.id}_eng`)
        .where('voiceId', '==', cast.voice.id)
        .orderBy('order')
        .get();
      return stored.docs.map((item) => (item.get('demo') as { talentPublicName: string }).talentPublicName);
    };

    const rest = Array.from({ length: LISTED - 2 }, (_, index) => `eng ${index + 2}.`);
    await expect.poll(order).toEqual(['eng 1.', 'eng 0.', ...rest]);
    await expect.poll(() => field.getByText('eng 5.').count()).toBe(0);
    await page.getByRole('button', { name: `Show all ${LISTED}` }).click();

    const cards = field.getByRole('listitem');
    await expect.poll(() => cards.count()).toBe(LISTED);
    // Cards far from the viewport are empty.
    await cards.last().scrollIntoViewIfNeeded();
    await page.getByText('eng 24.').waitFor();
  });

  it('shows in the finder only the list of the language and character', async () => {
    await page.goto(`/project/${cast.project.id}?step=3&language=deu`);

    const tray = page.getByRole('list', { name: 'Casting', exact: true });
    await tray.getByText('deu 0.').waitFor();
    expect(hasAskedFor('castingDemos', `${cast.project.id}_eng`)).toBe(false);
    await page.getByRole('combobox', { name: 'Language' }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await tray.getByText('eng 24.').waitFor();
    await expect.poll(() => tray.getByText(/^deu /).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Character' }).click();
    await page.getByRole('option', { name: 'Captain' }).getByText('3').waitFor();
    await page.getByRole('option', { name: 'Captain' }).click();
    await expect.poll(() => tray.getByRole('listitem').count()).toBe(3);
  });
});
