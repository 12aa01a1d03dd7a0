import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PreviewPage } from '@domain/castings/castings.ts';
import { PreviewView } from '../src/features/castings/components/PreviewView.tsx';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const page = getRecord<PreviewPage>({
  project: getRecord<PreviewPage['project']>({ name: 'Harbour Light', companyName: 'Norte' }),
  castings: [],
  characters: [],
});

it('copies the address of the current page', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  history.replaceState(null, '', '/client/casting/harbour-light?voice=narrator');
  renderPart(<PreviewView page={page} kind="project" audioUrl={() => ''} />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  await screen.findByText('Link copied to clipboard');
  expect(writeText).toHaveBeenCalledWith(location.href);
  expect(location.href).toMatch(/\/client\/casting\/harbour-light\?voice=narrator$/);
  writeText.mockRestore();
});
