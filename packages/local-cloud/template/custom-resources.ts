import { randomUUID } from 'node:crypto';
import { jsonResponse, textResponse, type EdgeRequest, type EdgeResponse } from '../gateway/edge.ts';
import { functionIdOfArn } from '../lambda/functions.ts';
import type { Assembly, Resource } from './assembly.ts';

interface Result {
  Status: string;
  Reason?: string;
  RequestId: string;
  Data?: Record<string, string>;
}

interface Functions {
  invoke: (functionId: string, event: unknown) => Promise<unknown>;
}

/** Each start creates them. The function reports by a PUT. */
export class CustomResources {
  private readonly results = new Map<string, Result>();
  private readonly assembly: Assembly;
  private readonly functions: Functions;
  private readonly control: string;

  constructor(assembly: Assembly, functions: Functions, control: string) {
    this.assembly = assembly;
    this.functions = functions;
    this.control = control;
  }

  async create(): Promise<void> {
    await Promise.all(
      this.assembly.custom().map(async (resource) => {
        const RequestId = randomUUID();
        const serviceToken = resource.property<string>('ServiceToken')!;
        await this.functions.invoke(functionIdOfArn(serviceToken), {
          RequestType: 'Create',
          ResponseURL: `${this.control}/custom-resource`,
          RequestId,
          StackId: resource.stack,
          LogicalResourceId: resource.logicalId,
          ResourceType: resource.type,
          ResourceProperties: { SecretId: resource.property('SecretId') },
        });
        this.assembly.made(resource, this.dataOf(resource, RequestId));
      }),
    );
  }

  handle(request: EdgeRequest): EdgeResponse {
    if (request.method !== 'PUT') return textResponse(405, 'Method Not Allowed');
    const result = JSON.parse(request.body.toString('utf8')) as Result;
    this.results.set(result.RequestId, result);
    return jsonResponse(200, {});
  }

  private dataOf({ logicalId }: Resource, requestId: string): Record<string, string> {
    const { Status, Reason = 'it did not respond', Data = {} } = this.results.get(requestId) ?? {};
    if (Status !== 'SUCCESS') throw new Error(`${logicalId} was not made: ${Reason}`);
    return Data;
  }
}
