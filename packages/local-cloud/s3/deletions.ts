import { rm } from 'node:fs/promises';
import type S3rver from '@20minutes/s3rver';

const parts = ['object', 'object.md5', 'metadata.json'];

/**
 * Deletes an object and leaves its folder, which no caller can see. s3rver removes a folder that it found empty with
 * all that has come into it since: an upload at that moment was answered with 200, announced, and gone.
 */
export function deleteObjectsOnly({ store }: S3rver): void {
  store.deleteObject = async (bucket, key) => {
    const files = parts.map((part) => store.getResourcePath(bucket, key, part));
    await Promise.all(files.map((file) => rm(file, { force: true })));
  };
}
