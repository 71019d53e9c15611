/** Where a browser keeps who was logged in: the entry of local storage. */
export const usersEntry = 'pronghorn-users';
