import { invalidArgument, type StatusError } from '../status/status.ts';
import { checkCollectionId, checkDocumentId } from './ids.ts';

/** Reads a resource name piece by piece, refusing it in the service's words, which tell where it went wrong. */
export class NameReader {
  readonly #what: string;
  readonly #name: string;
  #index = 0;

  /** `what` is what the refusals call the name, as in `Document name`. */
  constructor(what: string, name: string) {
    this.#what = what;
    this.#name = name;
  }

  get atEnd(): boolean {
    return this.#index === this.#name.length;
  }

  /** Passes over a fixed part. */
  literal(expected: string): void {
    if (!this.#name.startsWith(expected, this.#index)) throw this.lacks(expected);
    this.#index += expected.length;
  }

  /** The id up to the next slash; `kind` is what it is the id of. */
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

  /** The segments that follow, collection and document ids by turns, up to the end. */
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

  /** The refusal of a name that does not go on as it should. */
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
