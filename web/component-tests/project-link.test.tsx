import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Casting } from '@domain/castings/castings.ts';
import type { Project } from '@domain/projects/projects.ts';
import { ProjectLinkHead } from '../src/features/castings/sharing/ProjectLinkHead.tsx';
import '../src/i18n/workspaceTexts.ts';
import { getSentChanges } from './kit/api.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const makeCasting = (language: string, previewVisible: boolean): Casting =>
  getRecord<Casting>({ id: `p_${language}`, projectId: 'p', language, previewVisible });

it('chooses the languages behind a project’s link', async () => {
  renderPart(
    <ProjectLinkHead
      project={getRecord<Project>({ id: 'p', shelf: 'open', linkEnabled: true })}
      castings={[makeCasting('eng', true), makeCasting('fra', false)]}
    />,
  );

  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'English' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'French' }));
  await waitFor(() => expect(getSentChanges()).toHaveLength(1));
  expect(getSentChanges()).toMatchObject([{ path: '/casting/p_fra', body: { previewVisible: true } }]);
});
