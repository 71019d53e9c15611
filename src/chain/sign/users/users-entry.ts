/** The local storage entry with the logged-in users. */
export const usersEntry = 'pronghorn-users';
