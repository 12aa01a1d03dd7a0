import { waitFor } from '@testing-library/react';

/**
 * Waits for an element by its selector. In loops over many components this takes a tenth of the time of a query by role,
 * which computes the accessible name of every element.
 */
export const findElement = <E extends HTMLElement = HTMLElement>(
  selector: string,
  isWanted: (element: E) => boolean = () => true,
): Promise<E> =>
  waitFor(() => {
    const found = [...document.querySelectorAll<E>(selector)].find(isWanted);
    if (!found) throw new Error(`Nothing matches ${selector}: ${document.body.textContent.slice(0, 300)}`);
    return found;
  });

export const findButton = (name: string): Promise<HTMLButtonElement> =>
  findElement<HTMLButtonElement>('button', ({ textContent }) => textContent === name);
