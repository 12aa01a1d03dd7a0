import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RosterRow } from '@domain/roster/roster.api.ts';
import { TagDialog } from '../src/features/roster/components/TagDialog.tsx';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

const COMPOSED = 'Audición';
const DECOMPOSED = COMPOSED.normalize('NFD');

it('offers and adds a tag once, in any spelling', async () => {
  const chosen = [COMPOSED, DECOMPOSED].map((tag) => getRecord<RosterRow>({ id: tag, tags: [tag] }));
  renderPart(<TagDialog chosen={chosen} onTag={() => undefined} onClose={() => undefined} />);

  const [add, remove] = screen.getAllByRole('combobox');
  fireEvent.mouseDown(remove!);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([COMPOSED]);
  fireEvent.keyDown(remove!, { key: 'Escape' });

  for (const tag of [COMPOSED, DECOMPOSED]) {
    fireEvent.change(add!, { target: { value: tag } });
    fireEvent.keyDown(add!, { key: 'Enter' });
  }

  await waitFor(() => expect(screen.getAllByText(COMPOSED)).toHaveLength(1));
  expect(screen.queryByText(DECOMPOSED)).toBeNull();
});
