import type { LocalAccount } from './physical-ids.ts';

export interface ResolveScope {
  stack: string;
  ref(name: string): unknown;
  attribute(logicalId: string, name: string): string;
  importValue(name: string): unknown;
  stackOutput(read: { StackName: string; OutputName: string }): unknown;
}

type Arguments = unknown[];

/** Supports what CDK emits here. An unknown function is an error. */
export class Intrinsics {
  private readonly pseudo: Record<string, string | undefined>;

  constructor(account: LocalAccount) {
    this.pseudo = {
      'AWS::Region': account.region,
      'AWS::AccountId': account.accountId,
      'AWS::Partition': 'aws',
      'AWS::URLSuffix': 'amazonaws.com',
      'AWS::NoValue': undefined,
    };
  }

  resolve(value: unknown, scope: ResolveScope): unknown {
    if (Array.isArray(value)) {
      return value.map((item) => this.resolve(item, scope)).filter((item) => item !== undefined);
    }
    if (value === null || typeof value !== 'object') return value;

    const entries = Object.entries(value);
    const [first] = entries;
    if (first && entries.length === 1 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
      return this.evaluate(first[0], first[1], scope);
    }
    const resolved = entries.map(([key, item]) => [key, this.resolve(item, scope)] as const);
    return Object.fromEntries(resolved.filter(([, item]) => item !== undefined));
  }

  private evaluate(name: string, argument: unknown, scope: ResolveScope): unknown {
    switch (name) {
      case 'Ref':
        return this.ref(String(argument), scope);
      case 'Fn::GetAtt':
        return getAttribute(argument, scope);
      case 'Fn::Join':
        return this.join(argument as Arguments, scope);
      case 'Fn::Sub':
        return this.substitute(argument, scope);
      case 'Fn::Select':
        return this.select(argument as Arguments, scope);
      case 'Fn::Split':
        return this.split(argument as Arguments, scope);
      case 'Fn::ImportValue':
        return scope.importValue(String(this.resolve(argument, scope)));
      case 'Fn::GetStackOutput':
        return scope.stackOutput(argument as Parameters<ResolveScope['stackOutput']>[0]);
      default:
        throw new Error(`the local cloud does not know the function ${name}.`);
    }
  }

  private ref(name: string, scope: ResolveScope): unknown {
    if (name === 'AWS::StackName') return scope.stack;
    if (name in this.pseudo) return this.pseudo[name];
    if (name.startsWith('AWS::')) throw new Error(`the local cloud does not know ${name}.`);
    return scope.ref(name);
  }

  private join([separator, items]: Arguments, scope: ResolveScope): string {
    const parts = this.resolve(items, scope);
    if (!Array.isArray(parts)) throw new Error('Fn::Join needs a list.');
    return parts.join(String(separator));
  }

  private split([separator, text]: Arguments, scope: ResolveScope): string[] {
    return String(this.resolve(text, scope)).split(String(separator));
  }

  private select([index, items]: Arguments, scope: ResolveScope): unknown {
    const list = this.resolve(items, scope);
    const position = Number(this.resolve(index, scope));
    if (!Array.isArray(list) || !(position in list)) throw new Error(`Fn::Select has no item ${position}.`);
    return list[position];
  }

  private substitute(argument: unknown, scope: ResolveScope): string {
    const [text, variables] = (Array.isArray(argument) ? argument : [argument, {}]) as [
      string,
      Record<string, unknown>,
    ];
    return text.replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in variables) return String(this.resolve(variables[name], scope));
      return String(name.includes('.') ? getAttribute(name, scope) : this.ref(name, scope));
    });
  }
}

function getAttribute(argument: unknown, scope: ResolveScope): string {
  const path = Array.isArray(argument) ? argument.map(String) : String(argument).split('.');
  const [logicalId, ...name] = path;
  return scope.attribute(String(logicalId), name.join('.'));
}
