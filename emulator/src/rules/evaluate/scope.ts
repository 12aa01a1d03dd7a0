import type { FunctionDeclaration } from '../syntax/ast.ts';

/** The location of a name's value at runtime. */
type Slot =
  /** A parameter or `let` of the current function. */
  | { readonly kind: 'local'; readonly index: number }
  /** A wildcard of an enclosing match. */
  | { readonly kind: 'binding'; readonly index: number };

/** Lexical scope: a function sees its declaration's scope, not its callers'. */
export class Scope {
  private readonly parent: Scope | undefined;
  private readonly slots = new Map<string, Slot>();
  private readonly functions = new Map<string, { declaration: FunctionDeclaration; scope: Scope }>();

  constructor(parent?: Scope) {
    this.parent = parent;
  }

  /** The first declaration of a name stays; the checker has reported the others. */
  declare(name: string, slot: Slot): void {
    if (!this.slots.has(name)) this.slots.set(name, slot);
  }

  declareFunctions(declarations: readonly FunctionDeclaration[]): void {
    for (const declaration of declarations) {
      if (!this.functions.has(declaration.name)) {
        this.functions.set(declaration.name, { declaration, scope: this });
      }
    }
  }

  slot(name: string): Slot | undefined {
    return this.slots.get(name) ?? this.parent?.slot(name);
  }

  func(name: string): { readonly declaration: FunctionDeclaration; readonly scope: Scope } | undefined {
    return this.functions.get(name) ?? this.parent?.func(name);
  }
}
