export const failed = 'Something went wrong. Please try again.';
export const failedWithStatus = (status: number) => `The server responded with an error (${status}).`;
export const unreadable = 'The server sent a response that could not be read.';
