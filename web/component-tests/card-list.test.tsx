import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PagedCards } from '../src/components/lists/PagedCards.tsx';
import { OPENS_ROW } from '../src/components/lists/rowKeys.ts';
import { RowTick } from '../src/components/lists/RowTick.tsx';
import type { Pages } from '../src/lib/http/usePages.ts';
import { findViolations } from './kit/axe.ts';
import { getRecord } from './kit/records.ts';
import { renderPart } from './kit/render.tsx';

interface Card {
  readonly id: string;
}

const toggle = vi.fn();

const show = (of: Partial<Pages<Card, unknown>>, isFiltered = false) =>
  renderPart(
    <PagedCards<Card>
      of={getRecord<Pages<Card, unknown>>({ phase: 'ready', ...of })}
      label="People"
      height={40}
      isFiltered={isFiltered}
      empty={<p>Nobody yet</p>}
      noneFound={<p>Nobody matches</p>}
      tools={null}
      card={({ id }) => (
        <li>
          <RowTick label={`Select ${id}`} checked={false} onToggle={() => toggle(id)} />
          <a href={`#${id}`} {...OPENS_ROW}>
            {id}
          </a>
        </li>
      )}
    />,
  );

it('is navigated by arrows, Home and End, and selected by Space', async () => {
  const { container } = show({ items: [{ id: 'Ada' }, { id: 'Berta' }, { id: 'Cleo' }] });
  expect(await findViolations(container)).toEqual([]);
  screen.getByRole('link', { name: 'Ada' }).focus();

  const steps: readonly (readonly [key: string, name: string])[] = [
    ['ArrowDown', 'Berta'],
    ['End', 'Cleo'],
    ['ArrowDown', 'Cleo'],
    ['ArrowUp', 'Berta'],
    ['Home', 'Ada'],
  ];
  for (const [key, name] of steps) {
    fireEvent.keyDown(document.activeElement!, { key });
    expect(document.activeElement?.textContent).toBe(name);
  }

  fireEvent.keyDown(document.activeElement!, { key: ' ' });
  expect(toggle.mock.calls).toEqual([['Ada']]);
});

it('distinguishes an empty list, one without matches and one that failed', () => {
  show({ items: [] });
  expect(screen.getByText('Nobody yet')).toBeDefined();
  show({ items: [] }, true);
  expect(screen.getByText('Nobody matches')).toBeDefined();
  const reload = vi.fn();
  show({ phase: 'failed', error: new Error('No'), reload });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(reload).toHaveBeenCalledTimes(1);
});
