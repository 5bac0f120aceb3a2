export interface Attribute {
  Name: string;
  Value: string;
}

export interface CognitoRequest {
  ClientId?: string;
  Username?: string;
  Password?: string;
  AccessToken?: string;
  RefreshToken?: string;
  Token?: string;
  ConfirmationCode?: string;
  PreviousPassword?: string;
  ProposedPassword?: string;
  UserAttributes?: Attribute[];
  ClientMetadata?: Record<string, string>;
  AuthFlow?: string;
  AuthParameters?: Record<string, string>;
  ChallengeName?: string;
  ChallengeResponses?: Record<string, string>;
  Session?: string;
}

export type Target = (request: CognitoRequest) => Promise<object>;

export type TargetTable = Record<string, Target>;

export function foldCase(request: CognitoRequest): CognitoRequest {
  const folded = (value: string | undefined) => value?.toLowerCase();
  return {
    ...request,
    ...(request.Username && { Username: folded(request.Username) }),
    ...(request.AuthParameters?.USERNAME && {
      AuthParameters: { ...request.AuthParameters, USERNAME: request.AuthParameters.USERNAME.toLowerCase() },
    }),
    ...(request.ChallengeResponses?.USERNAME && {
      ChallengeResponses: {
        ...request.ChallengeResponses,
        USERNAME: request.ChallengeResponses.USERNAME.toLowerCase(),
      },
    }),
    ...(request.UserAttributes && {
      UserAttributes: request.UserAttributes.map((attribute) =>
        attribute.Name === 'email' ? { ...attribute, Value: attribute.Value.toLowerCase() } : attribute,
      ),
    }),
  };
}
