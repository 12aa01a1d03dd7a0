import { invalidArgument, type StatusError } from '../status/status.ts';
import { checkCollectionId, checkDocumentId } from './ids.ts';

/** Parses a resource name, with the service's errors about the position. */
export class NameReader {
  readonly #what: string;
  readonly #name: string;
  #index = 0;

  /** `what` names it in errors, such as `Document name`. */
  constructor(what: string, name: string) {
    this.#what = what;
    this.#name = name;
  }

  get atEnd(): boolean {
    return this.#index === this.#name.length;
  }

  literal(expected: string): void {
    if (!this.#name.startsWith(expected, this.#index)) throw this.lacks(expected);
    this.#index += expected.length;
  }

  /** The id up to the next slash; `kind` appears in errors. */
  id(kind: 'project' | 'database' | 'collection' | 'resource'): string {
    const slash = this.#name.indexOf('/', this.#index);
    const id = this.#name.slice(this.#index, slash < 0 ? undefined : slash);
    if (id === '') {
      throw this.atEnd ? this.#refusal('has invalid trailing "/"') : this.#refusalHere(`lacks a ${kind} id`);
    }
    this.#index += id.length;
    return id;
  }

  /** Throws for trailing input. */
  end(): void {
    if (this.atEnd) return;
    if (this.#name.slice(this.#index) === '/') throw this.#refusal('has invalid trailing "/"');
    throw this.#refusalHere('has unexpected trailing characters');
  }

  /** The remaining segments, alternating collection and document ids. */
  segments(): readonly string[] {
    const path: string[] = [];
    while (!this.atEnd) {
      this.literal('/');

      if (path.length === 0 && this.atEnd) throw this.#refusal('is invalid: Omit trailing "/"');

      const start = this.#index;
      const collection = path.length % 2 === 0;
      const id = this.id(collection ? 'collection' : 'resource');
      if (id === '.' || id === '..') {
        throw this.#refusal(`contains a resource id "${id}" at index ${start}`);
      }

      if (collection) checkCollectionId(id);
      else checkDocumentId(id);
      path.push(id);
    }

    return path;
  }

  lacks(expected: string): StatusError {
    return this.#refusalHere(`lacks "${expected}"`);
  }

  #refusalHere(problem: string): StatusError {
    return this.#refusal(`${problem} at index ${this.#index}`);
  }

  #refusal(problem: string): StatusError {
    return invalidArgument(`${this.#what} "${this.#name}" ${problem}.`);
  }
}
