import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { moveBetweenCells } from '../src/features/castings/board/boardKeys.ts';

it('moves between fields with arrow keys, and into a field and out of it', async () => {
  const rows = ['a', 'b', 'c'];
  render(
    <div role="grid" onKeyDown={moveBetweenCells}>
      <div role="row">
        <button>Guests</button>
      </div>
      {rows.map((row) => (
        <div role="row" key={row}>
          {[1, 2].map((column) => (
            <div role="gridcell" tabIndex={-1} aria-label={`${row}${column}`} key={column}>
              <button>Play {`${row}${column}`}</button>
            </div>
          ))}
        </div>
      ))}
    </div>,
  );

  const user = userEvent.setup();
  screen.getByRole('gridcell', { name: 'a1' }).focus();

  const pressKey = async (key: string) => {
    await user.keyboard(`{${key}}`);
    return document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  };

  expect(await pressKey('ArrowRight')).toBe('a2');
  expect(await pressKey('ArrowRight')).toBe('a2');
  expect(await pressKey('ArrowDown')).toBe('b2');
  expect(await pressKey('Home')).toBe('b1');
  expect(await pressKey('ArrowUp')).toBe('a1');
  expect(await pressKey('ArrowUp')).toBe('a1');
  expect(await pressKey('Enter')).toBe('Play a1');
  // Inside a field, arrow keys belong to what has the focus.
  expect(await pressKey('ArrowDown')).toBe('Play a1');
  expect(await pressKey('Escape')).toBe('a1');
});
